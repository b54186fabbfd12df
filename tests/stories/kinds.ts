/**
 * The kinds of things on a page that answer the keyboard or the pointer: what may have the keyboard, by its class, and every rule of a
 * style sheet that shows one of them focused, pointed at or pressed. Runs in the page.
 */
export function readKinds(): string[] {
  const FOCUSABLE =
    'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [role="menuitem"], [role="option"]';
  const STATES = /:(?:hover|focus-visible|focus-within|focus|active)(?![\w-])/g;
  const kinds = new Set<string>();
  /** What lies behind a popup answers nothing, and its rings are not drawn. */
  const BEHIND = '[data-aria-hidden], [inert]';
  const seen = (element: Element) => element.getClientRects().length > 0 && !element.closest(BEHIND);
  const getClass = (element: Element) =>
    [...element.classList].find((name) => !/^(css|chakra)-/.test(name)) ?? element.tagName.toLowerCase();

  for (const element of document.querySelectorAll(FOCUSABLE)) {
    if (!seen(element) || element.id.startsWith('sb-')) continue;
    const own = getClass(element);
    const around = own === element.tagName.toLowerCase() ? element.parentElement?.closest('[class]') : null;
    kinds.add(around ? `${getClass(around)} ${own}` : own);
  }

  const readRules = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ('cssRules' in rule) readRules(rule.cssRules as CSSRuleList);
      if (!(rule instanceof CSSStyleRule) || rule.selectorText.search(STATES) < 0) continue;
      const still = rule.selectorText.replace(STATES, '').replaceAll(':is()', '').replaceAll('::after', '');
      for (const selector of [still.includes('(') ? still : still.split(',')].flat()) {
        const plain = selector.trim().replaceAll(/:not\(\)/g, '');
        if (plain !== '' && [...matching(plain)].some(seen)) kinds.add(`rule ${plain}`);
      }
    }
  };
  // A rule that is about nothing but the state, or that only other engines read, has no element of its own.
  const matching = (selector: string): Iterable<Element> => {
    try {
      return document.querySelectorAll(selector);
    } catch {
      return [];
    }
  };
  for (const sheet of document.styleSheets) readRules(sheet.cssRules);
  return [...kinds];
}
