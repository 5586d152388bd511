/** Points of win share as people read them. */
import type { Candidate } from "../../base/analysis";
import type { Say } from "../../base/catalogue";

/** "43 %": the chance to win. */
export function percent(lang: string, points: number): string {
  return new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 }).format(points / 100);
}

/** "+12.4", "−3.0", "0.0": what was added or taken. */
export function signed(lang: string, points: number): string {
  return decimal(lang, points, { signDisplay: "exceptZero" });
}

/** "12.4". */
export function decimal(lang: string, points: number, more: Intl.NumberFormatOptions = {}): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(lang, { ...digits, ...more }).format(points).replace("-", "−");
}

/** "43 % ± 1.2": what a move is worth, and how sure that is. */
export function chanceWords({ lang, say }: { lang: string; say: Say }, { value, error }: Candidate): string {
  const chance = percent(lang, value);
  return error > 0 ? say("analysis-give-or-take", { chance, error: decimal(lang, error) }) : chance;
}
