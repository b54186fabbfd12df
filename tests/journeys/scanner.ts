import { type CDPSession, expect, type Page } from '@playwright/test';

/** What separates the parts of a GS1 code: a scanner sends it as Ctrl+]. */
export const GS = '\u001d';

const CTRL = 2;
const KEYS = {
  CR: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
  // A line feed is Ctrl+J.
  LF: { key: 'j', code: 'KeyJ', modifiers: CTRL, windowsVirtualKeyCode: 74 },
};
/** What ends a code, as scanners are set up to. */
export type Ends = readonly (keyof typeof KEYS)[];

/** Signs that stand on keys of their own. */
const SIGNS: Readonly<Record<string, { code: string; windowsVirtualKeyCode: number }>> = {
  ...{ '/': { code: 'Slash', windowsVirtualKeyCode: 191 }, '?': { code: 'Slash', windowsVirtualKeyCode: 191 } },
  ...{ '.': { code: 'Period', windowsVirtualKeyCode: 190 }, '=': { code: 'Equal', windowsVirtualKeyCode: 187 } },
  ':': { code: 'Semicolon', windowsVirtualKeyCode: 186 },
};

function getKey(character: string) {
  if (character === GS) return { key: ']', code: 'BracketRight', modifiers: CTRL, windowsVirtualKeyCode: 221 };
  const code = /\d/.test(character) ? `Digit${character}` : `Key${character.toUpperCase()}`;
  const own = { code, windowsVirtualKeyCode: character.toUpperCase().charCodeAt(0) };
  return { key: character, text: character, ...(SIGNS[character] ?? own) };
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();
/** Milliseconds before and behind a scan, in which nobody presses a key. */
const PAUSE = 120;

interface Scan {
  /** Milliseconds between two keys. */
  gap?: number;
  end?: Ends;
}

/**
 * Presses keys as a device does, each with the time at which it was pressed: nothing of it depends on how busy the machine
 * is. Whoever pressed a key before, or presses one next, is no part of the scan.
 */
export async function pressKeys(page: Page, text: string, { gap = 10, end = ['CR'] }: Scan = {}): Promise<void> {
  const opened = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opened);
  const session = await opened;
  const keys = [...[...text].map(getKey), ...end.map((key) => KEYS[key])];
  const start = Date.now() + PAUSE;
  const last = start + keys.length * gap;
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
  await expect.poll(() => Date.now() - last, { intervals: [20] }).toBeGreaterThan(PAUSE);
}

/**
 * Notes when the page has fetched what hears scanners, which comes behind it: called before the page is loaded.
 * @returns waits until they are heard
 */
export function scannersAccepted(page: Page): () => Promise<void> {
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

/** Waits until what a popup fetches after it opened is there: it is no scanner's doing. */
async function standsStill(page: Page): Promise<void> {
  let last = '';
  const isSame = async () => {
    const now = JSON.stringify(await standing(page));
    const same = now === last;
    last = now;
    return same;
  };
  await expect.poll(isSame, { intervals: [150] }).toBe(true);
}

/** What ends a code, each in turn. */
const ENDS: readonly Ends[] = [['CR'], ['Tab'], [], ['CR', 'CR'], ['Tab', 'CR'], ['CR', 'LF']];

/** Everything in sight that takes the keyboard. */
const targets = (page: Page, within: string) =>
  page
    .locator(within)
    .locator('input, textarea, select, button, [role="tab"], [tabindex="0"]')
    .filter({ visible: true });

/** Each field of a page by itself; of buttons, tabs and grids the kinds. Runs in the page. */
const getKinds = (elements: readonly Element[]) =>
  elements.map((element) => {
    if (!element.matches('input, textarea, select')) return `${element.role} ${element.className}`;
    const { labels, placeholder } = element as HTMLInputElement;
    return ['field', element.ariaLabel, labels?.[0]?.textContent, placeholder].join(' ');
  });

/**
 * Presses a scanner on what takes the keyboard: nothing but the list of codes may tell of it.
 * @param met kinds that were scanned on already
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
    const before = await standing(page);
    const code = unknownCode(next);
    // Every fifth scanner is a slow one.
    const gap = next % 5 === 0 ? 45 + (next % 36) : 2 + ((next * 7) % 28);
    await pressKeys(page, code, { gap, end: ENDS[next % ENDS.length] ?? [] });
    await expect
      .poll(async () => (await keptCodes(page)).at(-1), { message: before.keyboard, intervals: [20] })
      .toBe(`${code} ${reason}`);
    expect(await standing(page), before.keyboard).toEqual(before);
    next += 1;
  }
  return next;
}
