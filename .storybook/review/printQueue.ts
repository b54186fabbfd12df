interface Ticket {
  /** Reports that the preview has rendered, so the next may start. */
  done(): void;
  /** Removes a preview that left the viewport, unless it has started. */
  leave(): void;
}

/** Limits how many previews load at once, in the order in which they became visible. */
export class PrintQueue {
  readonly #most: number;
  readonly #waiting = new Set<() => void>();
  #beginning = 0;

  constructor(limit: number) {
    this.#most = limit;
  }

  enter(startPreview: () => void): Ticket {
    let state: 'waits' | 'begins' | 'stands' = 'waits';
    const start = () => {
      state = 'begins';
      this.#beginning += 1;
      startPreview();
    };
    this.#waiting.add(start);
    this.#next();
    return {
      done: () => {
        if (state === 'begins') this.#beginning -= 1;
        if (state === 'waits') this.#waiting.delete(start);
        state = 'stands';
        this.#next();
      },
      leave: () => {
        if (state === 'waits') this.#waiting.delete(start);
      },
    };
  }

  #next(): void {
    for (const start of this.#waiting) {
      if (this.#beginning >= this.#most) return;
      this.#waiting.delete(start);
      start();
    }
  }
}
