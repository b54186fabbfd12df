/** A combination of brand and mode, as <html> wears it. */
export interface Worn {
  brand: string;
  mode: string;
}

export interface ColourViolation {
  /** `aloe dark` */
  combination: string;
  /** The elements that cannot be read there, each with what axe says of it; five at most. */
  nodes: string[];
}

/**
 * Colour rules in every brand and mode but the one that the page wears, which Storybook's own addon has judged: only
 * attributes on <html> change, so the story stays as it is. Runs in the page and therefore names nothing from outside.
 *
 * axe walks the whole document before it looks at colours. What is not rendered in any combination is taken out of it:
 * for good the links that have loaded their modules, and meanwhile those of Storybook's wrappers that are not shown.
 * Of elements that are alike up to the root (classes, states, styles, odd or even, first or last), and that lie under and
 * over elements that are alike, one is looked at: the cells of a column are coloured alike. In what the page wears, the
 * addon has judged them all.
 * @returns what cannot be read, by combination; nothing when all can
 */
export async function colourViolations(combinations: readonly Worn[]): Promise<ColourViolation[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
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
  // Which one it is of those like it, and where it stands, colours nothing.
  const placing =
    /^(id|for|name|title|alt|placeholder|value|href|src|d|tabindex|data-index|aria-(rowindex|colindex|posinset|setsize|label|labelledby|describedby|controls|owns))$/;
  const kinds = new Map<Element, number>();
  const numbers = new Map<string, number>();
  const kindOf = (element: Element): number => {
    const known = kinds.get(element);
    if (known !== undefined) return known;
    const { parentElement: parent } = element;
    const attributes = [...element.attributes]
      .filter(({ name }) => !placing.test(name))
      .map(({ name, value }) => `${name}=${name === 'style' ? value.replace(/(transform|top): [^;]*;?/g, '') : value}`);
    const even = parent ? [...parent.children].indexOf(element) % 2 : 0;
    const ends = [element.previousElementSibling === null, element.nextElementSibling === null];
    const said = [parent ? kindOf(parent) : '', element.tagName, ...attributes, even, ...ends].join(' ');
    const kind = numbers.get(said) ?? numbers.size;
    numbers.set(said, kind);
    kinds.set(element, kind);
    return kind;
  };
  const wordsOf = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  /** What lies over and under it, as axe looks through the page at the middle of its words; null where that is not in sight. */
  const layersOf = (element: Element): string | null => {
    const range = document.createRange();
    const rects = wordsOf(element).flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    const layers = (rects.length > 0 ? rects : [element.getBoundingClientRect()]).map(({ x, y, width, height }) =>
      document.elementsFromPoint(x + width / 2, y + height / 2).map(kindOf),
    );
    return layers.some((stack) => stack.length === 0) ? null : layers.join(' / ');
  };
  const looked = new Map<string | Element, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    const speaks = element.matches('input, textarea, select, a') || wordsOf(element).length > 0;
    if (!speaks || !element.checkVisibility()) continue;
    const layers = layersOf(element);
    looked.set(layers === null ? element : `${kindOf(element)} ${layers}`, element);
  }
  try {
    const found: ColourViolation[] = [];
    if (looked.size === 0) return found;
    for (const { brand, mode } of combinations) {
      if (brand === before.brand && mode === before.mode) continue;
      Object.assign(dataset, { brand, mode });
      const { violations } = await axe.run([...looked.values()], {
        runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
        resultTypes: ['violations'],
      });
      const nodes = violations.flatMap((violation) =>
        violation.nodes.map((node) => `${node.target.join(' ')}: ${node.any[0]?.message ?? violation.help}`),
      );
      if (nodes.length > 0) found.push({ combination: `${brand} ${mode}`, nodes: nodes.slice(0, 5) });
    }
    return found;
  } finally {
    for (const { wrapper, place } of unseen) place.replaceWith(wrapper);
    Object.assign(dataset, before);
    still.remove();
  }
}
