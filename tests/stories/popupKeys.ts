import type { Page } from 'playwright-core';

/** Keyboard settings of a story with a popup, as `parameters.popup`. */
export interface PopupParameters {
  /** True if its `play` moved focus intentionally. */
  focusMoved?: boolean;
}

interface Found {
  title: string;
  /** Problems of the announcement on opening; none for dropdowns of a control. */
  words: string[];
  /** Names of the enabled buttons that show Enter. */
  enter: string[];
  escape: string | null;
  /** True for a popup that opened by itself: keys are ignored until the user interacts. */
  unanswered: boolean;
  focus: { name: string; inside: boolean; button: boolean; danger: boolean };
}

/** Records clicks and prevents them, in a page shared with the next story. */
interface Recorder {
  clicked: string[];
  stop(): void;
}
type Recording = { recorder: Recorder };

/** Returns the topmost popup and the keys it shows; null if none is open. From here on clicks are only recorded. */
function readTopmost(): Found | null {
  const name = (element: Element | null) => (element?.getAttribute('aria-label') || element?.textContent || '').trim();
  // A popover keeps its role during its closing animation, after focus has left it.
  const open = ':not([data-state="closed"])';
  const dialogs = [...document.querySelectorAll<HTMLElement>(`:is([role="dialog"], [role="alertdialog"])${open}`)];
  const dialog = dialogs.findLast((each) => each.getClientRects().length > 0);
  if (!dialog) return null;
  const getText = (ids: string | null) =>
    (ids ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
      .join(' ')
      .trim();
  const words: string[] = [];
  const title = getText(dialog.getAttribute('aria-labelledby')) || name(dialog);
  const holds =
    'input, textarea, select, [role="grid"], [role="treegrid"], [role="log"], [role="tablist"], ul, ol, dl, table';
  if (dialog.hasAttribute('data-popup')) {
    if (!dialog.hasAttribute('aria-labelledby') || title === '') words.push('it has no name');
    if (getText(dialog.getAttribute('aria-describedby')) === '')
      words.push('nothing describes it: give a `description`');
    const isPrompt = dialog.querySelectorAll('[data-part="footer"] button').length > 1 && !dialog.querySelector(holds);
    if (isPrompt && dialog.role !== 'alertdialog') words.push('it only asks, and is no alertdialog');
  }
  const off = ':disabled, [aria-disabled="true"]:not([data-unavailable])';
  const showing = (key: string) =>
    [...dialog.querySelectorAll(`button[aria-keyshortcuts~="${key}"]`)].filter((button) => !button.matches(off));
  const focused = document.activeElement;
  const clicked: string[] = [];
  const record = (event: MouseEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    clicked.push(name((event.target as Element).closest('button, a, input') ?? (event.target as Element)));
  };
  addEventListener('click', record, true);
  const stop = () => removeEventListener('click', record, true);
  (window as unknown as Recording).recorder = { clicked, stop };
  return {
    title,
    words,
    enter: showing('Enter').map(name),
    escape: showing('Escape').map(name)[0] ?? null,
    unanswered: dialog.hasAttribute('data-unanswered'),
    focus: {
      name: name(focused),
      inside: dialog.contains(focused),
      button: focused instanceof HTMLButtonElement && focused.getAttribute('role') === null,
      danger: focused instanceof HTMLElement && focused.dataset.tone === 'danger',
    },
  };
}

async function press(page: Page, key: 'Enter' | 'Escape'): Promise<string[]> {
  await page.keyboard.press(key);
  return page.evaluate(() => (window as unknown as Recording).recorder.clicked.splice(0));
}

const unlike = (pressed: readonly string[], expected: string) => pressed.length !== 1 || pressed[0] !== expected;

/**
 * Checks the popup at a story's end: it has a name and a description, Enter presses the button with `↵`, Escape the one
 * with `Esc`, and focus is not on a destructive button (ruling 22). Clicks are intercepted before the page receives
 * them.
 * @returns the violations; none for a story without a popup
 */
export async function popupKeyProblems(page: Page, { focusMoved = false }: PopupParameters = {}): Promise<string[]> {
  const found = await page.evaluate(readTopmost);
  if (!found) return [];
  const { enter, escape: wayOut, focus } = found;
  const problems = [...found.words];
  if (enter.length > 1) problems.push(`several buttons show Enter: ${enter.join(', ')}`);
  if (!focus.inside) problems.push(`the keyboard is outside of it, on "${focus.name}"`);
  if (focus.danger && !focusMoved) problems.push(`the keyboard stands on "${focus.name}", which destroys`);
  const [shown] = enter;
  const byEnter = await press(page, 'Enter');
  if (found.unanswered && byEnter.length > 0) problems.push(`Enter presses ${byEnter.join(', ')} unasked`);
  if (shown !== undefined && focus.button && !focusMoved && unlike(byEnter, shown)) {
    problems.push(`Enter is shown on "${shown}" and presses ${byEnter.join(', ') || 'nothing'}`);
  }
  const byEscape = await press(page, 'Escape');
  await page.evaluate(() => (window as unknown as Recording).recorder.stop());
  if (wayOut !== null && !found.unanswered && unlike(byEscape, wayOut)) {
    problems.push(`Escape is shown on "${wayOut}" and presses ${byEscape.join(', ') || 'nothing'}`);
  }
  return problems.map((problem) => `"${found.title}": ${problem}`);
}
