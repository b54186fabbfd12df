/**
 * Returns the kinds of interactive elements on a page: focusable elements by class, and style rules for focus, hover
 * and press. Runs in the page.
 */
export function readKinds(): string[] {
  const FOCUSABLE =
    'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [role="menuitem"], [role="option"]';
  const STATES = /:(?:hover|focus-visible|focus-within|focus|active)(?![\w-])/g;
  const kinds = new Set<string>();
  /** Elements below a popup are inactive and show no focus rings. */
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
  // Returns no elements for a rule about only the state, or with a selector of other browsers.
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
