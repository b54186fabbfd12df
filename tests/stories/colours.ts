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
 * The browser says what lies under the middle of the words (`getStyleSignatures`), and WCAG 1.4.3 what is enough between the colours;
 * axe, which works out by itself what lies on what, has no verdict in a popup or a grid, and walks the whole document each
 * time. It is asked where it knows more: about links among words, about what is mixed (opacity, filters), and whether what
 * cannot be read has to be read at all; of a control that is disabled that is known. Words on a picture, on a gradient or on a
 * pseudo-element's ground are judged by nobody, nor is what is covered or out of sight.
 *
 * What is not rendered in any combination is taken out of the document meanwhile: Storybook's wrappers that are not shown,
 * and for good the links that have loaded their modules. What bears on no words that are judged is not displayed while the
 * combinations are worn, one after the other, in one go.
 * @param given.looks which of the looks that `getStyleSignatures` found on this page are judged, by one element of each
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
  /** Of elements that are looked at, the pseudo-elements that may be the ground of their words: axe's own quarter of the size. */
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

  /** What is out of use need not be read (WCAG 1.4.3); a label of what is out of use is left to axe. */
  const isDisabled = (element: Element) => element.closest(':disabled, [aria-disabled="true"]') !== null;
  /** Whether other words stand beside a link, which then has to be told from them: more is asked about than axe judges. */
  const isAmongWords = (link: Element): boolean => {
    const isInline = (one: Element) => getComputedStyle(one).display.startsWith('inline');
    if (!isInline(link)) return false;
    let block = link.parentElement;
    while (block && isInline(block)) block = block.parentElement;
    const getLength = (one: Element | null) => one?.textContent?.replace(/\s+/g, '').length ?? 0;
    return getLength(block) > [...(block?.querySelectorAll('a') ?? [])].reduce((sum, one) => sum + getLength(one), 0);
  };

  /** Judges words in the combination that the page wears: nothing where they can be read, or what axe is asked about. */
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

  /** What axe is asked about in a combination; with a ratio it can only say that nobody has to read it. */
  type Asked = Map<Element, number | null>;
  const judgeAll = (there: ReturnType<typeof seen>): Asked => {
    const judge = reader();
    const asked: Asked = new Map();
    for (const { element, layers } of there) {
      const verdicts = layers.map((stack) => judge(element, stack));
      const ratios = verdicts.filter((verdict) => typeof verdict === 'number');
      const needed = !isDisabled(element);
      if (needed && ratios.length > 0) asked.set(element, Math.min(...ratios));
      else if ((needed && verdicts.includes('ask')) || (element.matches('a') && isAmongWords(element)))
        asked.set(element, null);
    }
    return asked;
  };
  /** What is judged, with what lay there and has not gone meanwhile, as a menu that was closed. */
  const seen = () =>
    stillThere().flatMap((look) => {
      const { element, layers = [] } = looks.elements.get(look) ?? {};
      return element ? [{ element, layers: layers.map((stack) => stack.filter((one) => one.isConnected)) }] : [];
    });
  /**
   * Every combination at one go, before the page can be drawn or hear of it. The browser styles all of a page anew for each,
   * so what bears on none of the words takes no part.
   */
  const judgeWithoutTheRest = (): Asked[] => {
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
        return judgeAll(there);
      });
    } finally {
      for (const element of rest) element.removeAttribute('data-unjudged');
    }
  };
  try {
    const found: ColourViolation[] = [];
    for (const [at, asked] of judgeWithoutTheRest().entries()) {
      const { brand = '', mode = '' } = given.combinations[at] ?? {};
      const elements = [...asked.keys()].filter((element) => element.isConnected);
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
