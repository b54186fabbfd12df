import type { CDPSession, Page } from '@playwright/test';

/** What separates the parts of a GS1 code: a scanner sends it as Ctrl+]. */
export const GS = '\u001d';

const ENDS = {
  Enter: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
};
const CTRL = 2;

function keyOf(character: string) {
  if (character === GS) return { key: ']', code: 'BracketRight', modifiers: CTRL, windowsVirtualKeyCode: 221 };
  const code = /\d/.test(character) ? `Digit${character}` : `Key${character.toUpperCase()}`;
  return { key: character, code, text: character, windowsVirtualKeyCode: character.toUpperCase().charCodeAt(0) };
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

interface Burst {
  /** Milliseconds between two keys. */
  gap?: number;
  end?: keyof typeof ENDS | null;
}

/**
 * Presses keys as a device does, each with the time at which it was pressed: nothing of it depends on how busy the machine
 * is.
 */
export async function pressKeys(page: Page, text: string, { gap = 10, end = 'Enter' }: Burst = {}): Promise<void> {
  const opened = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opened);
  const session = await opened;
  const start = Date.now();
  const keys = [...[...text].map(keyOf), ...(end ? [ENDS[end]] : [])];
  await Promise.all(
    keys.flatMap((key, at) => {
      const timestamp = (start + at * gap) / 1000;
      const type = 'text' in key ? ('keyDown' as const) : ('rawKeyDown' as const);
      return [
        session.send('Input.dispatchKeyEvent', { type, timestamp, ...key }),
        session.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp', timestamp: timestamp + 0.001, text: '' }),
      ];
    }),
  );
}

/**
 * Notes when the page has fetched what hears scanners, which comes behind it: called before the page is loaded.
 * @returns waits until they are heard
 */
export function scannersHeard(page: Page): () => Promise<void> {
  const fetched = page.waitForResponse(/\/Scanning-.*\.js/);
  return async () => {
    await (await fetched).finished();
    // It is drawn in the frames after it came.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
}

/** An EAN-13 that no product has: of those that shops give themselves. */
export function unknownCode(number: number): string {
  const twelve = `29${String(number).padStart(10, '0')}`;
  const sum = [...twelve].reduce((total, figure, at) => total + Number(figure) * (at % 2 === 0 ? 1 : 3), 0);
  return twelve + String((10 - (sum % 10)) % 10);
}

/** What is kept under 'Scanned, not found', as the browser has it: `code reason`. */
export const keptCodes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { codes = [] } = JSON.parse(sessionStorage.getItem('mortar.scanned') ?? '{}');
    return codes.map(({ code, reason }: { code: string; reason: string }) => `${code} ${reason}`);
  });

/** What a scanner may not touch: popups that stand open, what has the keyboard, what fields hold, lines of the order. */
export const standing = (page: Page) =>
  page.evaluate(() => {
    const popups = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    const { activeElement: active } = document;
    return {
      popups: popups.map((popup) => popup.getAttribute('aria-labelledby') ?? popup.getAttribute('aria-label')),
      keyboard: `${active?.tagName} ${active?.getAttribute('aria-label') ?? active?.textContent?.slice(0, 40)}`,
      fields: fields.map((field) => (field.type === 'checkbox' ? `${field.checked}` : field.value)),
      lines: document.querySelector('[role="grid"][aria-label="Current Order"]')?.getAttribute('aria-rowcount'),
    };
  });
