import { type CDPSession, expect, type Page } from '@playwright/test';

/** Separator of GS1 code parts, which a scanner sends as Ctrl+]. */
export const GS = '\u001d';

const CTRL = 2;
const KEYS = {
  CR: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
  // A line feed is Ctrl+J.
  LF: { key: 'j', code: 'KeyJ', modifiers: CTRL, windowsVirtualKeyCode: 74 },
};
/** Suffix keys of a code. */
export type Ends = readonly (keyof typeof KEYS)[];

/** Characters with keys of their own. */
const CHARACTER_KEYS: Readonly<Record<string, { code: string; windowsVirtualKeyCode: number }>> = {
  '/': { code: 'Slash', windowsVirtualKeyCode: 191 },
  '?': { code: 'Slash', windowsVirtualKeyCode: 191 },
  '.': { code: 'Period', windowsVirtualKeyCode: 190 },
  '=': { code: 'Equal', windowsVirtualKeyCode: 187 },
  ':': { code: 'Semicolon', windowsVirtualKeyCode: 186 },
};

function getKey(character: string) {
  if (character === GS) return { key: ']', code: 'BracketRight', modifiers: CTRL, windowsVirtualKeyCode: 221 };
  const code = /\d/.test(character) ? `Digit${character}` : `Key${character.toUpperCase()}`;
  const own = { code, windowsVirtualKeyCode: character.toUpperCase().charCodeAt(0) };
  return { key: character, text: character, ...(CHARACTER_KEYS[character] ?? own) };
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();
/** Milliseconds without other keys before and after a scan. */
const PAUSE = 120;

interface Scan {
  /** Milliseconds between two keys. */
  gap?: number;
  end?: Ends;
}

/**
 * Presses keys as a device does, with explicit timestamps that do not depend on the machine's load. Pauses separate the
 * scan from other keys.
 */
export async function pressKeys(page: Page, text: string, { gap = 10, end = ['CR'] }: Scan = {}): Promise<void> {
  const opened = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opened);
  const session = await opened;
  const keys = [...[...text].map(getKey), ...end.map((key) => KEYS[key])];
  const start = Date.now() + PAUSE;
  const last = start + keys.length * gap;
  await Promise.all(
    keys.flatMap((key, index) => {
      const timestamp = (start + index * gap) / 1000;
      const type = 'text' in key ? ('keyDown' as const) : ('rawKeyDown' as const);
      return [
        session.send('Input.dispatchKeyEvent', { type, timestamp, ...key }),
        session.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp', timestamp: timestamp + 0.001, text: '' }),
      ];
    }),
  );
  await expect.poll(() => Date.now() - last, { intervals: [20] }).toBeGreaterThan(PAUSE);
}

/**
 * Tracks when the lazily loaded scanner code is ready; call it before the page is loaded.
 * @returns a function that waits until scans are received
 */
export function scannersAccepted(page: Page): () => Promise<void> {
  const fetched = page.waitForResponse(/\/Scanning-.*\.js/);
  return async () => {
    await (await fetched).finished();
    // Rendered in the frames after loading.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
}

/** Returns an EAN-13 of the in-store range, which no product has. */
export function unknownCode(number: number): string {
  const twelve = `29${String(number).padStart(10, '0')}`;
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return twelve + String((10 - (sum % 10)) % 10);
}

/** Returns the browser's entries of 'Scanned, not found': `code reason`. */
export const storedCodes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { codes = [] } = JSON.parse(sessionStorage.getItem('mortar.scanned') ?? '{}');
    return codes.map(({ code, reason }: { code: string; reason: string }) => `${code} ${reason}`);
  });

/** Returns state that a scan must not change: open popups, focus, field values, order lines. */
export const snapshot = (page: Page) =>
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

/** Waits until a popup's own loading is done, so that it is not attributed to the scan. */
async function standsStill(page: Page): Promise<void> {
  let last = '';
  const isSame = async () => {
    const now = JSON.stringify(await snapshot(page));
    const same = now === last;
    last = now;
    return same;
  };
  await expect.poll(isSame, { intervals: [150] }).toBe(true);
}

/** Code suffixes, used in turn. */
const ENDS: readonly Ends[] = [['CR'], ['Tab'], [], ['CR', 'CR'], ['Tab', 'CR'], ['CR', 'LF']];

/** Returns all visible focusable elements. */
const targets = (page: Page, within: string) =>
  page
    .locator(within)
    .locator('input, textarea, select, button, [role="tab"], [tabindex="0"]')
    .filter({ visible: true });

/** Identifies each field; buttons, tabs and grids by kind only. Runs in the page. */
const getKinds = (elements: readonly Element[]) =>
  elements.map((element) => {
    if (!element.matches('input, textarea, select')) return `${element.role} ${element.className}`;
    const { labels, placeholder } = element as HTMLInputElement;
    return ['field', element.ariaLabel, labels?.[0]?.textContent, placeholder].join(' ');
  });

/**
 * Scans on every kind of focusable element; only the list of codes may change.
 * @param met kinds already tested
 * @returns the number of the next code
 */
export async function scanEverywhere(
  page: Page,
  within: string,
  from: number,
  reason: string,
  met = new Set<string>(),
): Promise<number> {
  const all = targets(page, within);
  await standsStill(page);
  const kinds = await all.evaluateAll(getKinds);
  expect(kinds.length).toBeGreaterThan(0);
  let next = from;
  for (const [at, kind] of kinds.entries()) {
    if (met.has(kind)) continue;
    met.add(kind);
    await all.nth(at).focus();
    const before = await snapshot(page);
    const code = unknownCode(next);
    // Every fifth scanner is slow.
    const gap = next % 5 === 0 ? 45 + (next % 36) : 2 + ((next * 7) % 28);
    await pressKeys(page, code, { gap, end: ENDS[next % ENDS.length] ?? [] });
    await expect
      .poll(async () => (await storedCodes(page)).at(-1), { message: before.keyboard, intervals: [20] })
      .toBe(`${code} ${reason}`);
    expect(await snapshot(page), before.keyboard).toEqual(before);
    next += 1;
  }
  return next;
}
