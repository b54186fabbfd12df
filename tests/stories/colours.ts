import type { Checked } from './styleSignatures.ts';

/** A brand and mode as set on <html>. */
interface ThemeAttributes {
  brand: string;
  mode: string;
}

interface ColourViolation {
  /** `aloe dark` */
  combination: string;
  /** At most five illegible elements with axe's message. */
  nodes: string[];
}

/**
 * Checks text contrast in every brand and mode by changing attributes on <html>, so the story's state stays. Runs in
 * the page and therefore uses nothing from outside.
 *
 * The browser reports what lies under the middle of the text (`getStyleSignatures`), and WCAG 1.4.3 sets the required contrast.
 * Axe finds the layers by itself: it gives no result in popups and grids and walks the full document each time. It is
 * used only where it knows more: links within text, blending (opacity, filters), and exemptions other than disabled
 * controls. Text on pictures, gradients or pseudo-element backgrounds is not checked, nor is covered or invisible text.
 *
 * Elements that are not rendered in any combination are removed from the document meanwhile: Storybook's hidden
 * wrappers, and permanently the links of loaded modules. Elements that do not affect checked text are hidden while all
 * combinations are applied in one task.
 * @param given.signatures style signatures of `getStyleSignatures` to check, by one element of each
 * @returns illegible elements by combination, and the signatures checked, without elements that left the page
 */
export async function colourViolations(given: {
  combinations: readonly ThemeAttributes[];
  signatures: readonly string[];
}): Promise<{ violations: ColourViolation[]; judged: string[] }> {
  const { axe, signatures } = window as unknown as { axe: typeof import('axe-core'); signatures: Checked };
  /** Elements may be removed at any time, such as a closed popup. */
  const stillThere = () =>
    given.signatures.filter((signature) => signatures.elements.get(signature)?.element.isConnected);

  interface Colour {
    alpha: number;
    getRelativeLuminance(): number;
  }
  const { Color, flattenColors } = (
    axe as unknown as {
      commons: {
        color: {
          Color: new () => Colour & { parseString(css: string): void };
          flattenColors(over: Colour, under: Colour): Colour;
        };
      };
    }
  ).commons.color;
  const colours = new Map<string, Colour>();
  const getColour = (css: string): Colour => {
    const known = colours.get(css);
    if (known) return known;
    const colour = new Color();
    colour.parseString(css);
    colours.set(css, colour);
    return colour;
  };
  const contrast = (one: Colour, other: Colour): number => {
    const [darker = 0, lighter = 0] = [one.getRelativeLuminance(), other.getRelativeLuminance()].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  };
  const isMixed = ({ opacity, filter, mixBlendMode }: CSSStyleDeclaration) =>
    opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal';
  const PSEUDO = ['::before', '::after'];
  /** Pseudo-elements that may be the background of text, by axe's rule of a quarter of the element's size. */
  const wide = new Map<Element, readonly string[]>();
  const noteWide = (element: Element): void => {
    if (wide.has(element)) return;
    const found = PSEUDO.filter((pseudo) => {
      const { content, position, width, height } = getComputedStyle(element, pseudo);
      if (content === 'none' || position !== 'absolute') return false;
      const box = element.getBoundingClientRect();
      return Number.parseFloat(width) * Number.parseFloat(height) > (box.width * box.height) / 4;
    });
    wide.set(element, found);
  };
  const hasGroundOfItsOwn = (element: Element): boolean =>
    (wide.get(element) ?? []).some((pseudo) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element, pseudo);
      return backgroundImage !== 'none' || getColour(backgroundColor).alpha > 0;
    });

  /** Disabled text is exempt (WCAG 1.4.3); labels of disabled controls are left to axe. */
  const isDisabled = (element: Element) => element.closest(':disabled, [aria-disabled="true"]') !== null;
  /** Returns whether a link is within text and must be distinguishable from it; matches more links than axe checks. */
  const isAmongWords = (link: Element): boolean => {
    const isInline = (one: Element) => getComputedStyle(one).display.startsWith('inline');
    if (!isInline(link)) return false;
    let block = link.parentElement;
    while (block && isInline(block)) block = block.parentElement;
    const getLength = (one: Element | null) => one?.textContent?.replace(/\s+/g, '').length ?? 0;
    return getLength(block) > [...(block?.querySelectorAll('a') ?? [])].reduce((sum, one) => sum + getLength(one), 0);
  };

  /** Checks text in the current combination: no result if it is legible, or if axe must decide. */
  const reader = () => {
    const grounds = new Map<Element, { css: CSSStyleDeclaration; colour: Colour; pictured: boolean }>();
    const getGround = (element: Element) => {
      const known = grounds.get(element);
      if (known) return known;
      const css = getComputedStyle(element);
      const colour = getColour(css.backgroundColor);
      const pictured = css.backgroundImage !== 'none' || css.backgroundClip === 'text' || hasGroundOfItsOwn(element);
      const ground = { css, colour, pictured };
      grounds.set(element, ground);
      return ground;
    };
    const mixed = new Map<Element, boolean>();
    const mixes = (element: Element): boolean => {
      const known = mixed.get(element);
      if (known !== undefined) return known;
      const { parentElement } = element;
      const is = isMixed(getGround(element).css) || (parentElement !== null && mixes(parentElement));
      mixed.set(element, is);
      return is;
    };
    const isUnseen = (element: Element | null): boolean =>
      element !== null && (getGround(element).css.opacity === '0' || isUnseen(element.parentElement));
    return (element: Element, stack: readonly Element[]): 'read' | 'ask' | number => {
      const own = stack.indexOf(element);
      const covers = (one: Element) =>
        !element.contains(one) && getGround(one).css.opacity !== '0' && getGround(one).colour.alpha > 0;
      if (own === -1 || stack.slice(0, own).some(covers)) return 'read';
      if (mixes(element)) return isUnseen(element) ? 'read' : 'ask';
      const under: Colour[] = [];
      for (const one of stack.slice(own)) {
        const { colour, pictured } = getGround(one);
        if (pictured) return 'read';
        if (mixes(one)) return 'ask';
        under.push(colour);
        if (colour.alpha === 1) break;
      }
      const ground = under.reduceRight((below, above) => flattenColors(above, below), getColour('rgb(255, 255, 255)'));
      const { color, fontSize, fontWeight } = getGround(element).css;
      const ratio = contrast(flattenColors(getColour(color), ground), ground);
      const size = Number.parseFloat(fontSize);
      const large = size >= 24 || (size >= 18.66 && Number.parseInt(fontWeight, 10) >= 700);
      return ratio >= (large ? 3 : 4.5) ? 'read' : ratio;
    };
  };
  const { dataset } = document.documentElement;
  const before = { brand: dataset.brand ?? '', mode: dataset.mode ?? '' };
  const still = document.createElement('style');
  still.textContent = `*,*::before,*::after{transition:none!important;animation-duration:0s!important}
    [data-unjudged]{display:none!important}`;
  document.head.append(still);
  for (const link of document.querySelectorAll('link[rel="modulepreload"]')) link.remove();
  const unseen = [...document.querySelectorAll('body > .sb-wrapper')]
    .filter((wrapper) => getComputedStyle(wrapper).display === 'none')
    .map((wrapper) => {
      const place = document.createComment('');
      wrapper.replaceWith(place);
      return { wrapper, place };
    });

  /** Elements that axe must check in a combination; with a ratio, axe can only exempt them. */
  type Requested = Map<Element, number | null>;
  const checkAll = (there: ReturnType<typeof seen>): Requested => {
    const checkElement = reader();
    const requested: Requested = new Map();
    for (const { element, layers } of there) {
      const verdicts = layers.map((stack) => checkElement(element, stack));
      const ratios = verdicts.filter((verdict) => typeof verdict === 'number');
      const needed = !isDisabled(element);
      if (needed && ratios.length > 0) requested.set(element, Math.min(...ratios));
      else if ((needed && verdicts.includes('ask')) || (element.matches('a') && isAmongWords(element)))
        requested.set(element, null);
    }
    return requested;
  };
  /** The elements to check with their layers, without those removed meanwhile, such as a closed menu. */
  const seen = () =>
    stillThere().flatMap((signature) => {
      const { element, layers = [] } = signatures.elements.get(signature) ?? {};
      return element ? [{ element, layers: layers.map((stack) => stack.filter((one) => one.isConnected)) }] : [];
    });
  /**
   * Checks all combinations in one task, before the page can render or react. Hides unrelated elements, because the
   * browser recalculates all styles for each combination.
   */
  const checkIsolated = (): Requested[] => {
    const there = seen();
    const bearing = new Set<Element>();
    for (const { element, layers } of there) {
      for (const one of [element, ...layers.flat()]) {
        noteWide(one);
        for (let at: Element | null = one; at && !bearing.has(at); at = at.parentElement) bearing.add(at);
      }
    }
    const rest: Element[] = [];
    const leaveOut = (parent: Element) => {
      for (const child of parent.children) {
        if (bearing.has(child)) leaveOut(child);
        else rest.push(child);
      }
    };
    leaveOut(document.body);
    for (const element of rest) element.setAttribute('data-unjudged', '');
    try {
      return given.combinations.map((worn) => {
        Object.assign(dataset, worn);
        return checkAll(there);
      });
    } finally {
      for (const element of rest) element.removeAttribute('data-unjudged');
    }
  };
  try {
    const found: ColourViolation[] = [];
    for (const [at, requested] of checkIsolated().entries()) {
      const { brand = '', mode = '' } = given.combinations[at] ?? {};
      const elements = [...requested.keys()].filter((element) => element.isConnected);
      if (elements.length === 0) continue;
      Object.assign(dataset, { brand, mode });
      const { violations, incomplete } = await axe.run(elements, {
        runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
        resultTypes: ['violations', 'incomplete'],
        elementRef: true,
      });
      const noted = (
        results: typeof violations,
        getText: (node: (typeof violations)[number]['nodes'][number]) => string,
      ) =>
        results.flatMap(({ nodes }) => nodes.map((node) => ({ target: node.target.join(' '), text: getText(node) })));
      const nodes = [
        ...noted(violations, (node) => node.any[0]?.message ?? node.failureSummary ?? ''),
        ...noted(incomplete, ({ element }) => {
          const ratio = requested.get(element as Element);
          return typeof ratio === 'number' ? `a contrast of ${ratio.toFixed(2)}` : '';
        }),
      ]
        .filter(({ text }) => text !== '')
        .map(({ target, text }) => `${target}: ${text}`);
      if (nodes.length > 0) found.push({ combination: `${brand} ${mode}`, nodes: nodes.slice(0, 5) });
    }
    return { violations: found, judged: stillThere() };
  } finally {
    for (const { wrapper, place } of unseen) place.replaceWith(wrapper);
    Object.assign(dataset, before);
    still.remove();
  }
}
