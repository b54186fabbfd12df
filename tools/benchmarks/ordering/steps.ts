/** The repeated steps of a buyer; each is measured from the key press to the paint of its result. */
export const STEPS = {
  'search: results': 'found',
  'choose a product: its name': 'chosen',
  'choose a product: its prices, with the keyboard': 'priced',
  'open the quantity selector': 'opened',
  'OK: first answer': 'answered',
  'OK: line painted, keyboard free': 'added',
  'open the regrets': 'regretted',
} as const;
export type Step = keyof typeof STEPS;
type Condition = (typeof STEPS)[Step];

/** A condition to wait for: milliseconds from the press until a painted frame satisfies it. */
export interface Waited {
  condition: Condition;
  /** Subject of the condition: a product's name, or the expected number of lines. */
  about: string;
}

/**
 * Runs in the page: waits for the next press, then checks every frame for each condition, in order.
 * @returns milliseconds for each, from the press to after the paint; wrapped, so that the promise is not awaited yet
 */
export function watchPresses(waited: readonly Waited[]): { taken: Promise<number[]> } {
  const rows = (name: string) => document.querySelector(`[role="grid"][aria-label="${name}"]`);
  const isMet: Record<Condition, (about: string) => boolean> = {
    found: (about) =>
      Boolean(rows('Products')?.querySelector('[role="row"][data-index]:not([hidden])')?.textContent.includes(about)),
    chosen: (about) => Boolean(document.querySelector('.product-heading, .product-strip')?.textContent.includes(about)),
    priced: () =>
      Boolean(
        rows('Supplier prices')?.contains(document.activeElement) && document.activeElement?.closest('[data-index]'),
      ),
    opened: () => document.activeElement?.getAttribute('role') === 'spinbutton',
    answered: () => {
      const popup = document.querySelector('[role="dialog"][data-state="open"]');
      return !popup || popup.querySelector('[aria-busy="true"]') !== null;
    },
    regretted: () => Boolean(rows('Regrets')?.querySelector('[role="row"][data-index]:not([hidden])')),
    added: (about) =>
      document.activeElement?.getAttribute('type') === 'search' &&
      Boolean(document.querySelector('.ordering-bar')?.textContent.includes(about)),
  };
  const watch = (resolve: (taken: number[]) => void, reject: (why: Error) => void) => {
    let pressed: number | null = null;
    const taken: number[] = [];
    addEventListener(
      'keydown',
      (event) => {
        pressed = event.timeStamp;
      },
      { capture: true, once: true },
    );
    const checkFrame = () => {
      const next = waited[taken.length];
      if (!next) return resolve(taken);
      if (pressed !== null && performance.now() - pressed > 60_000)
        return reject(new Error(`"${next.condition}" did not come about in a minute: ${next.about}`));
      if (pressed === null || !isMet[next.condition](next.about)) return requestAnimationFrame(checkFrame);
      // A message arrives after the paint of this callback's frame.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        taken.push(performance.now() - (pressed ?? 0));
        requestAnimationFrame(checkFrame);
      };
      port2.postMessage(null);
    };
    requestAnimationFrame(checkFrame);
  };
  return { taken: new Promise(watch) };
}
