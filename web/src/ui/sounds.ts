/** Sounds of the house, made on the spot; silent unless the person turned them on. */
import { settings } from "./settings.svelte";

export type Sound = "dice" | "piece" | "paper" | "turn" | "end";

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.isOn("sound")) return;
  context ??= new AudioContext();
  void context.resume();
  PLAYERS[sound](context);
}

const PLAYERS: Record<Sound, (context: AudioContext) => void> = {
  dice: (c) => [0, 0.07, 0.12, 0.19, 0.23].forEach((at) => rattle(c, at, 1800, 0.04, 0.25)),
  piece: (c) => rattle(c, 0, 900, 0.05, 0.4),
  paper: (c) => rattle(c, 0, 4200, 0.16, 0.12),
  turn: (c) => [523.25, 783.99].forEach((pitch, i) => tone(c, i * 0.12, pitch, 0.35)),
  end: (c) => [392, 523.25, 659.25, 783.99].forEach((pitch, i) => tone(c, i * 0.14, pitch, 0.6)),
};

/** A short noise around a pitch. */
function rattle(c: AudioContext, at: number, pitch: number, length: number, loudness: number): void {
  const samples = Math.ceil(c.sampleRate * length);
  const buffer = c.createBuffer(1, samples, c.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 2;
  const source = new AudioBufferSourceNode(c, { buffer });
  const filter = new BiquadFilterNode(c, { type: "bandpass", frequency: pitch, Q: 1.2 });
  const gain = new GainNode(c, { gain: loudness });
  source.connect(filter).connect(gain).connect(c.destination);
  source.start(c.currentTime + at);
}

/** A bell that fades. */
function tone(c: AudioContext, at: number, pitch: number, length: number): void {
  const begin = c.currentTime + at;
  const oscillator = new OscillatorNode(c, { type: "triangle", frequency: pitch });
  const gain = new GainNode(c, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(0.16, begin + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  oscillator.connect(gain).connect(c.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length);
}
