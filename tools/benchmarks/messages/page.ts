/** These functions run in the page: each is serialized, so it cannot use anything of this module. */

/** When an opened conversation became visible, ms since the press. */
export interface Opened {
  /** Time of the last server answer. */
  answered: number;
  painted: number;
}

/** The conversation that opens: its message count, and the end of the address it is read from. */
interface Opens {
  messages: number;
  path: string;
}

/** Waits for the next press of a button, then for the frame that shows the last message. */
export function watchOpening({ messages, path }: Opens): { opened: Promise<Opened> } {
  const isShown = () => {
    const last = [...document.querySelectorAll('[role="log"] [role="article"]')].at(-1);
    return last?.getAttribute('aria-posinset') === String(messages);
  };
  // Drops earlier entries, which are not measured and fill the buffer.
  performance.clearResourceTimings();
  const opened = new Promise<Opened>((resolve, reject) => {
    let pressed: number | null = null;
    const press = (event: Event) => {
      pressed = event.timeStamp;
    };
    addEventListener('pointerdown', press, { capture: true, once: true });
    const checkFrame = () => {
      const now = performance.now();
      if (pressed !== null && now - pressed > 60_000) return reject(new Error('No conversation came in a minute'));
      if (pressed === null || !isShown()) return requestAnimationFrame(checkFrame);
      // A message arrives after the paint of this callback's frame.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const from = pressed ?? 0;
        const read = performance
          .getEntriesByType('resource')
          .filter(({ name }) => new URL(name).pathname.endsWith(path));
        const ends = read.map((entry) => (entry as PerformanceResourceTiming).responseEnd - from);
        resolve({ answered: Math.max(0, ...ends), painted: performance.now() - from });
      };
      port2.postMessage(null);
    };
    requestAnimationFrame(checkFrame);
  });
  return { opened };
}

/** Marks when the page receives a hub frame with a message, before any other listener. */
export function markFrames(): void {
  const Socket = WebSocket;
  globalThis.WebSocket = class extends Socket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }) => {
        if (typeof data === 'string' && data.includes('"ReceiveMessage"')) performance.mark('frame');
      });
    }
  };
}

/** Times of a received message, ms since its frame arrived. */
export interface Arrived {
  /** Its bubble was in the document. */
  shown: number;
  /** A frame with it was painted. */
  painted: number;
}

/** Waits until a message with the text has been painted. */
export function watchArrival(text: string): { arrived: Promise<Arrived> } {
  performance.clearMarks('frame');
  const log = document.querySelector('[role="log"]');
  if (!log) throw new Error('No conversation is open.');
  const arrived = new Promise<Arrived>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`"${text}" did not come in half a minute`)), 30_000);
    const observer = new MutationObserver(() => {
      const last = [...log.querySelectorAll('[role="article"]')].at(-1);
      if (!last?.textContent.includes(text)) return;
      const now = performance.now();
      observer.disconnect();
      clearTimeout(late);
      const from = performance.getEntriesByName('frame')[0]?.startTime ?? Number.NaN;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve({ shown: now - from, painted: performance.now() - from });
        port2.postMessage(null);
      });
    });
    observer.observe(log, { subtree: true, childList: true, characterData: true });
  });
  return { arrived };
}
