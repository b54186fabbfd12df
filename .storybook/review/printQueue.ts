interface Ticket {
  /** Its preview stands: the next one may begin. */
  done(): void;
  /** It is out of sight: it does not begin, unless it has. */
  leave(): void;
}

/** Lets a few previews begin at one time, in the order in which they came into sight. */
export class PrintQueue {
  readonly #most: number;
  readonly #waiting = new Set<() => void>();
  #beginning = 0;

  constructor(most: number) {
    this.#most = most;
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
