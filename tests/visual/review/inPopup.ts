import type { Box } from '../box.ts';

// Queries of a popup's page for its guide. Each function is serialized, so it can use only its argument.

/** A part of a popup as the user sees it. */
interface PopupPart {
  kind: 'title' | 'button' | 'field' | 'grid' | 'tabs' | 'heading' | 'message' | 'chart';
  name: string;
  /** The key shortcuts shown on it. */
  keys: string;
  box: Box;
}

/** A popup as exposed to assistive technology. */
interface PopupSpoken {
  role: string;
  name: string;
  description: string;
  focus: string;
}

export interface PopupFacts {
  /** The window of this popup, without those below it. */
  box: Box;
  parts: PopupPart[];
  /** Theme variables used by its rules. */
  tokens: string[];
  spoken: PopupSpoken;
}

/** Reads the topmost popup; null if none is open. */
export function readPopup(): PopupFacts | null {
  const window = [...document.querySelectorAll('.m-modal__window')].filter((one) => one.checkVisibility()).at(-1);
  if (!window) return null;
  const getText = (ids: string | null) =>
    (ids ?? '')
      .split(/\s+/)
      .map((id) => (id && document.getElementById(id)?.textContent) || '')
      .join(' ')
      .trim();
  const plain = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const hint of copy.querySelectorAll('.m-key-hint, svg, kbd')) hint.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  const getName = (element: Element) =>
    element.getAttribute('aria-label') ||
    getText(element.getAttribute('aria-labelledby')) ||
    ((element as HTMLInputElement).labels?.[0]?.textContent ?? '').trim() ||
    plain(element);
  const getKeys = (element: Element) =>
    [...element.querySelectorAll('.m-key-hint')].map((hint) => hint.textContent?.trim()).join(' ');
  const KINDS: readonly (readonly [PopupPart['kind'], string])[] = [
    ['title', '.m-popup__title, .m-drawer__title'],
    ['heading', 'h3, h4'],
    ['tabs', '[role="tablist"]'],
    ['grid', '[role="grid"], [role="treegrid"], table'],
    ['field', 'input:not([type="hidden"], [type="file"]), select, textarea'],
    ['chart', '[role="img"][aria-label]'],
    ['message', '[role="alert"], .m-popup__error'],
    ['button', 'button'],
  ];
  const inGrid = (element: Element) =>
    element.parentElement?.closest('[role="grid"], [role="treegrid"], table') !== null;
  const parts: PopupPart[] = [];
  for (const [kind, selector] of KINDS) {
    for (const element of window.querySelectorAll(selector)) {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width < 4 || height < 4 || (kind !== 'grid' && inGrid(element))) continue;
      const box = { x: x + scrollX, y: y + scrollY, width, height };
      parts.push({ kind, name: getName(element).slice(0, 80), keys: getKeys(element), box });
    }
  }
  parts.sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);

  const tokens = new Set<string>();
  const inWindow = (selector: string) => {
    try {
      return window.matches(selector) || window.querySelector(selector) !== null;
    } catch {
      return false;
    }
  };
  const readRules = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-brand')) {
        const names = [
          ...rule.style.cssText.matchAll(/var\((--m-(?:color|space|radius|text|font|shadow|control)[\w-]*)/g),
        ];
        const still = rule.selectorText.replace(/:(?:hover|focus-visible|focus-within|focus|active)(?![\w-])/g, '');
        if (names.length > 0 && inWindow(still)) for (const [, name = ''] of names) tokens.add(name);
      }
      if ('cssRules' in rule) readRules(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) readRules(sheet.cssRules);

  const focused = document.activeElement;
  const { x, y, width, height } = window.getBoundingClientRect();
  return {
    box: { x: x + scrollX, y: y + scrollY, width, height },
    parts: parts.slice(0, 24),
    tokens: [...tokens].sort(),
    spoken: {
      role: window.getAttribute('role') ?? '',
      name: getName(window),
      description: getText(window.getAttribute('aria-describedby')).slice(0, 400),
      focus: focused && focused !== document.body ? getName(focused).slice(0, 80) : '',
    },
  };
}

/** Misuses of a popup that can be rendered. */
export type Dont = 'destroys' | 'shouts' | 'keyless' | 'two-accents' | 'cuts' | 'scrims';

/** Renders the topmost popup with a misuse. Returns false if it does not apply. `undoDont` reverts it. */
export function drawDont(dont: Dont): boolean {
  const page = globalThis as unknown as { undoDont?: (() => void)[] };
  const window = [...document.querySelectorAll('.m-modal__window')].filter((one) => one.checkVisibility()).at(-1);
  if (!window) return false;
  const undo: (() => void)[] = [];
  const set = (element: Element, name: string, value: string) => {
    const before = element.getAttribute(name);
    element.setAttribute(name, value);
    undo.push(() => (before === null ? element.removeAttribute(name) : element.setAttribute(name, before)));
  };
  const hide = (element: Element) => set(element, 'style', `${element.getAttribute('style') ?? ''};display:none`);
  const say = (element: Element, text: string) => {
    const before = [...element.childNodes];
    element.replaceChildren(text);
    undo.push(() => element.replaceChildren(...before));
  };
  const buttons = [...window.querySelectorAll('.m-popup__footer .m-button')];
  const title = window.querySelector('.m-popup__title:not(.m-hidden)');
  const APPLY: Record<Dont, () => void> = {
    destroys() {
      const danger = buttons.find((button) => button.getAttribute('data-tone') === 'danger');
      const main = buttons.find((button) => button.getAttribute('data-variant') === 'solid' && button !== danger);
      if (!danger || !main) return;
      set(main, 'data-variant', 'outline');
      set(danger, 'data-variant', 'solid');
    },
    shouts() {
      if (title) say(title, 'Warning!');
    },
    keyless() {
      for (const hint of window.querySelectorAll('.m-key-hint')) hide(hint);
    },
    'two-accents'() {
      const others = buttons.filter((button) => button.getAttribute('data-variant') !== 'solid');
      if (buttons.length > 1) for (const button of others) set(button, 'data-variant', 'solid');
    },
    cuts() {
      for (const suffix of window.querySelectorAll('.m-product-name__tail')) hide(suffix);
    },
    scrims() {
      const body = window.querySelector('.m-popup__body');
      if (body && body.scrollHeight < 260)
        set(window, 'style', `${window.getAttribute('style') ?? ''};min-height:560px`);
    },
  };
  APPLY[dont]();
  page.undoDont = undo;
  return undo.length > 0;
}

/** Reverts `drawDont`. */
export function undoDont(): void {
  const page = globalThis as unknown as { undoDont?: (() => void)[] };
  for (const undo of page.undoDont?.reverse() ?? []) undo();
  page.undoDont = [];
}
