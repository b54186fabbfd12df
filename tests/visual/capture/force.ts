/** States that the browser controls. */
export type Forced = readonly ('hover' | 'active' | 'focus' | 'focus-visible' | 'focus-within')[];

/**
 * Puts all elements of a page into hover or focus states: extends CSS rules for such states to an attribute and sets
 * it. Runs in the page, so it can use only its argument.
 */
export function force(states: Forced): void {
  const STATE = /:(hover|focus-visible|focus-within|focus|active)(?![\w-])(?!, \[data-forced)/g;
  const widen = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && rule.selectorText.search(STATE) >= 0) {
        rule.selectorText = rule.selectorText.replace(STATE, ':is(:$1, [data-forced~="$1"])');
      }
      if ('cssRules' in rule) widen(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) widen(sheet.cssRules);

  const FOCUSABLE =
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex], [role="menuitem"], [role="option"]';
  const mark = (element: Element, names: Forced) => {
    const now = (element.getAttribute('data-forced') ?? '').split(' ').filter(Boolean);
    element.setAttribute('data-forced', [...new Set([...now, ...names])].join(' '));
  };
  const focuses = states.filter((state) => state.startsWith('focus'));
  const others = states.filter((state) => !state.startsWith('focus'));
  if (others.length > 0) for (const element of document.body.querySelectorAll('*')) mark(element, others);
  if (focuses.length === 0) return;
  for (const element of document.body.querySelectorAll(FOCUSABLE)) {
    mark(element, focuses);
    for (let around = element.parentElement; around; around = around.parentElement) mark(around, ['focus-within']);
  }
}

/** Removes all forced states. Runs in the page. */
export function release(): void {
  for (const element of document.querySelectorAll('[data-forced]')) element.removeAttribute('data-forced');
}
