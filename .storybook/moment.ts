/** The moment at which every story stands, in Storybook and where it is shot: the one that scenarios begin at. */
export const MOMENT = Date.parse('2026-03-02T06:30:00.000Z');

/**
 * Stops the page's clock. Timers run on, because stories and their backend wait for each other with them. It is also sent
 * into pages, so it knows nothing but its argument; a clock that stands already may be stopped again.
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
