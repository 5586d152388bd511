/** Short notices at the edge of the screen, also spoken. */

export interface Toast {
  id: number;
  text: string;
  isBad: boolean;
}

const STAYS_MS = 6_000;

class Toasts {
  list = $state.raw<Toast[]>([]);
  #next = 1;

  show(text: string, more: Partial<Pick<Toast, "isBad">> = {}): void {
    const toast: Toast = { id: this.#next++, text, isBad: false, ...more };
    this.list = [...this.list.slice(-2), toast];
    setTimeout(() => this.drop(toast.id), STAYS_MS);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
