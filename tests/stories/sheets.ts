/**
 * Finds properties of an element that two style sheets set differently with equal specificity: the result depends on
 * load order, and so on earlier navigation. Runs in the page.
 */
export function readSheetClashes(): string[] {
  interface Declared {
    selector: string;
    sheet: string;
    weight: number;
    style: CSSStyleDeclaration;
  }
  /** Style sheets that are always loaded first. */
  const FIRST = /\/(?:preview|iframe)-[\w-]+\.css$/;

  const getParts = (list: string): string[] => {
    const parts = [''];
    let depth = 0;
    for (const character of list) {
      if (character === '(') depth += 1;
      if (character === ')') depth -= 1;
      if (character === ',' && depth === 0) parts.push('');
      else parts[parts.length - 1] += character;
    }
    return parts.map((part) => part.trim());
  };
  /** Specificity: ids, classes and elements, a thousand to each. */
  const getWeight = (selector: string): number => {
    let weight = 0;
    const count = (text: string, pattern: RegExp, each: (inner: string) => number) =>
      text.replaceAll(pattern, (_, inner?: string) => {
        weight += each(typeof inner === 'string' ? inner : '');
        return ' ';
      });
    const heaviest = (list: string) => Math.max(...getParts(list).map(getWeight));
    let rest = selector.replaceAll(/:where\((?:[^()]|\([^()]*\))*\)/g, ' ');
    rest = count(rest, /:(?:is|not|has)\(((?:[^()]|\([^()]*\))*)\)/g, heaviest);
    rest = count(rest, /#[\w-]+/g, () => 1_000_000);
    rest = count(rest, /\.[\w-]+|\[[^\]]*\]|:[\w-]+(?:\([^)]*\))?/g, () => 1000);
    count(rest, /[a-z][\w-]*/gi, () => 1);
    return weight;
  };

  const declared: Declared[] = [];
  const read = (rules: CSSRuleList, sheet: string) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        for (const selector of getParts(rule.selectorText)) {
          // Pseudo-elements cannot be queried.
          if (!selector.includes('::'))
            declared.push({ selector, sheet, weight: getWeight(selector), style: rule.style });
        }
      } else if ('cssRules' in rule && !(rule instanceof CSSLayerBlockRule)) {
        if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
        read(rule.cssRules as CSSRuleList, sheet);
      }
    }
  };
  for (const { href, cssRules } of document.styleSheets) {
    if (href && !FIRST.test(href)) read(cssRules, href.replace(/^.*\/|-[\w-]{8}\.css$/g, ''));
  }

  const by = new Map<Element, Declared[]>();
  for (const one of declared) {
    for (const element of document.querySelectorAll(one.selector)) by.set(element, [...(by.get(element) ?? []), one]);
  }
  const clashes = new Set<string>();
  for (const all of by.values()) {
    const strongest = new Map<string, { weight: number; said: { from: Declared; value: string }[] }>();
    for (const from of new Set(all).values()) {
      for (const property of from.style) {
        const value = from.style.getPropertyValue(property);
        const weight = from.weight + (from.style.getPropertyPriority(property) ? 1_000_000_000 : 0);
        const known = strongest.get(property);
        if (!known || weight > known.weight) strongest.set(property, { weight, said: [{ from, value }] });
        else if (weight === known.weight) known.said.push({ from, value });
      }
    }
    for (const [property, { said }] of strongest) {
      const differs = (of: (one: (typeof said)[number]) => string) => new Set(said.map(of)).size > 1;
      if (differs(({ from }) => from.sheet) && differs(({ value }) => value))
        clashes.add(`${property}: ${said.map(({ from }) => `${from.selector} (${from.sheet})`).join(', ')}`);
    }
  }
  return [...clashes];
}
