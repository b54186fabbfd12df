/**
 * Waits for the next frame. `beforePaint` runs when everything that happens in that frame has happened, layout included:
 * a resize observer is the last to be asked. The promise resolves in a task of its own, after the frame was painted.
 */
export class Frames {
  readonly #probe = document.createElement('div');
  readonly #channel = new MessageChannel();
  #beforePaint: (() => void) | null = null;
  #painted: PromiseWithResolvers<void> | null = null;
  #failed: unknown = null;
  #width = 1;

  constructor() {
    this.#probe.style.cssText = 'position:fixed;inset:auto auto 0 0;block-size:1px;inline-size:1px;contain:strict';
    document.body.append(this.#probe);
    new ResizeObserver(() => {
      try {
        this.#beforePaint?.();
      } catch (error) {
        this.#failed = error;
      }
      this.#beforePaint = null;
      this.#channel.port2.postMessage(null);
    }).observe(this.#probe);
    this.#channel.port1.onmessage = () => {
      const { resolve, reject } = this.#painted ?? {};
      this.#painted = null;
      if (this.#failed === null) resolve?.();
      else reject?.(this.#failed);
      this.#failed = null;
    };
  }

  next(beforePaint: () => void = () => undefined): Promise<void> {
    this.#beforePaint = beforePaint;
    this.#painted = Promise.withResolvers<void>();
    this.#width = 3 - this.#width;
    this.#probe.style.inlineSize = `${this.#width}px`;
    return this.#painted.promise;
  }
}
