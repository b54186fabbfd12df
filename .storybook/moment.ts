/** Time at which every story and scenario starts. */
export const MOMENT = Date.parse('2026-03-02T06:30:00.000Z');

/**
 * Stops the page's clock. Timers still run, because stories and their backend need them. It is serialised into pages,
 * so it uses only its argument, and may be called again.
 */
export function stopClock(moment: number): void {
  const RealDate = Date;
  class StoppedDate extends RealDate {
    constructor(...args: unknown[]) {
      super(...((args.length === 0 ? [moment] : args) as [number]));
    }
    static override now() {
      return moment;
    }
  }
  globalThis.Date = StoppedDate as DateConstructor;
}
