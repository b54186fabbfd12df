import type { LookedAt } from './looks.ts';

/** A combination of brand and mode, as <html> wears it. */
interface Worn {
  brand: string;
  mode: string;
}

interface ColourViolation {
  /** `aloe dark` */
  combination: string;
  /** The elements that cannot be read there, each with what axe says of it; five at most. */
  nodes: string[];
}

/**
 * Colours of texts in every brand and mode: only attributes on <html> change, so the story stays as it is. Runs in the page
 * and therefore names nothing from outside.
 *
 * The browser says what lies under the middle of the words (`looksOf`), and WCAG 1.4.3 what is enough between the colours;
 * axe, which works out by itself what lies on what, has no verdict in a popup or a grid, and walks the whole document each
 * time. It is asked where it knows more: about links among words, about what is mixed (opacity, filters), and whether what
 * cannot be read has to be read at all; of a control that is disabled that is known. Words on a picture, on a gradient or on a
 * pseudo-element's ground are judged by nobody, nor is what is covered or out of sight.
 *
 * What is not rendered in any combination is taken out of the document meanwhile: Storybook's wrappers that are not shown,
 * and for good the links that have loaded their modules.
 * @param given.looks which of the looks that `looksOf` found on this page are judged, by one element of each
 * @returns what cannot be read, by combination, and the looks that were judged: what has left the page meanwhile is not
 */
export async function colourViolations(given: {
  combinations: readonly Worn[];
  looks: readonly string[];
}): Promise<{ violations: ColourViolation[]; judged: string[] }> {
  const { axe, looks } = window as unknown as { axe: typeof import('axe-core'); looks: LookedAt };
  /** What goes, as a popup that has just been closed, may do so at any moment. */
  const stillThere = () => given.looks.filter((look) => looks.elements.get(look)?.element.isConnected);

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
  const colourOf = (css: string): Colour => {
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
  /** Whether a pseudo-element may be the ground of an element's words: axe's own quarter of its size. */
  const hasGroundOfItsOwn = (element: Element): boolean =>
    ['::before', '::after'].some((pseudo) => {
      const { content, position, backgroundColor, backgroundImage, width, height } = getComputedStyle(element, pseudo);
      if (content === 'none' || position !== 'absolute') return false;
      if (backgroundImage === 'none' && colourOf(backgroundColor).alpha === 0) return false;
      const box = element.getBoundingClientRect();
      return Number.parseFloat(width) * Number.parseFloat(height) > (box.width * box.height) / 4;
    });

  /** What is out of use need not be read (WCAG 1.4.3); a label of what is out of use is left to axe. */
  const isDisabled = (element: Element) => element.closest(':disabled, [aria-disabled="true"]') !== null;
  /** Whether other words stand beside a link, which then has to be told from them: more is asked about than axe judges. */
  const isAmongWords = (link: Element): boolean => {
    const isInline = (one: Element) => getComputedStyle(one).display.startsWith('inline');
    if (!isInline(link)) return false;
    let block = link.parentElement;
    while (block && isInline(block)) block = block.parentElement;
    const lengthOf = (one: Element | null) => one?.textContent?.replace(/\s+/g, '').length ?? 0;
    return lengthOf(block) > [...(block?.querySelectorAll('a') ?? [])].reduce((sum, one) => sum + lengthOf(one), 0);
  };

  /** Judges words in the combination that the page wears: nothing where they can be read, or what axe is asked about. */
  const reader = () => {
    const grounds = new Map<Element, { css: CSSStyleDeclaration; colour: Colour; pictured: boolean }>();
    const groundOf = (element: Element) => {
      const known = grounds.get(element);
      if (known) return known;
      const css = getComputedStyle(element);
      const colour = colourOf(css.backgroundColor);
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
      const is = isMixed(groundOf(element).css) || (parentElement !== null && mixes(parentElement));
      mixed.set(element, is);
      return is;
    };
    const isUnseen = (element: Element | null): boolean =>
      element !== null && (groundOf(element).css.opacity === '0' || isUnseen(element.parentElement));
    return (element: Element, stack: readonly Element[]): 'read' | 'ask' | number => {
      const own = stack.indexOf(element);
      const covers = (one: Element) =>
        !element.contains(one) && groundOf(one).css.opacity !== '0' && groundOf(one).colour.alpha > 0;
      if (own === -1 || stack.slice(0, own).some(covers)) return 'read';
      if (mixes(element)) return isUnseen(element) ? 'read' : 'ask';
      const under: Colour[] = [];
      for (const one of stack.slice(own)) {
        const { colour, pictured } = groundOf(one);
        if (pictured) return 'read';
        if (mixes(one)) return 'ask';
        under.push(colour);
        if (colour.alpha === 1) break;
      }
      const ground = under.reduceRight((below, above) => flattenColors(above, below), colourOf('rgb(255, 255, 255)'));
      const { color, fontSize, fontWeight } = groundOf(element).css;
      const ratio = contrast(flattenColors(colourOf(color), ground), ground);
      const size = Number.parseFloat(fontSize);
      const large = size >= 24 || (size >= 18.66 && Number.parseInt(fontWeight, 10) >= 700);
      return ratio >= (large ? 3 : 4.5) ? 'read' : ratio;
    };
  };
  const { dataset } = document.documentElement;
  const before = { brand: dataset.brand ?? '', mode: dataset.mode ?? '' };
  const still = document.createElement('style');
  still.textContent = '*,*::before,*::after{transition:none!important;animation-duration:0s!important}';
  document.head.append(still);
  for (const link of document.querySelectorAll('link[rel="modulepreload"]')) link.remove();
  const unseen = [...document.querySelectorAll('body > .sb-wrapper')]
    .filter((wrapper) => getComputedStyle(wrapper).display === 'none')
    .map((wrapper) => {
      const place = document.createComment('');
      wrapper.replaceWith(place);
      return { wrapper, place };
    });
  try {
    const found: ColourViolation[] = [];
    for (const { brand, mode } of given.combinations) {
      const there = stillThere().flatMap((look) => looks.elements.get(look) ?? []);
      if (there.length === 0) break;
      Object.assign(dataset, { brand, mode });
      const judge = reader();
      /** What axe is asked about; with a ratio it can only say that nobody has to read it. */
      const asked = new Map<Element, number | null>();
      for (const { element, layers } of there) {
        // What lay there may have gone meanwhile, as a menu that was closed.
        const verdicts = layers.map((stack) =>
          judge(
            element,
            stack.filter((one) => one.isConnected),
          ),
        );
        const ratios = verdicts.filter((verdict) => typeof verdict === 'number');
        const needed = !isDisabled(element);
        if (needed && ratios.length > 0) asked.set(element, Math.min(...ratios));
        else if ((needed && verdicts.includes('ask')) || (element.matches('a') && isAmongWords(element)))
          asked.set(element, null);
      }
      if (asked.size === 0) continue;
      const { violations, incomplete } = await axe.run([...asked.keys()], {
        runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
        resultTypes: ['violations', 'incomplete'],
        elementRef: true,
      });
      const noted = (
        results: typeof violations,
        textOf: (node: (typeof violations)[number]['nodes'][number]) => string,
      ) => results.flatMap(({ nodes }) => nodes.map((node) => ({ target: node.target.join(' '), text: textOf(node) })));
      const nodes = [
        ...noted(violations, (node) => node.any[0]?.message ?? node.failureSummary ?? ''),
        ...noted(incomplete, ({ element }) => {
          const ratio = asked.get(element as Element);
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
