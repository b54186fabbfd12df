import type { LookedAt } from './looks.ts';

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
 * What is painted with the same colours as something that axe has passed, in whichever brand and mode that was, is not
 * asked about again: the page is styled anew for each combination, and axe seldom has to walk it. Links are always asked
 * about: they are told from the words around them.
 *
 * axe walks the whole document before it looks at colours. What is not rendered in any combination is taken out of it:
 * for good the links that have loaded their modules, and meanwhile those of Storybook's wrappers that are not shown.
 * @param given.looks which of the looks that `looksOf` found on this page are judged, by one element of each
 * @param given.paints what axe has passed before, as `passed` named it
 * @returns what cannot be read, by combination; the looks that were judged: what has left the page meanwhile is not; and
 *   what axe has passed now
 */
export async function colourViolations(given: {
  combinations: readonly Worn[];
  looks: readonly string[];
  paints: readonly string[];
}): Promise<{ violations: ColourViolation[]; judged: string[]; passed: string[] }> {
  const { axe, looks } = window as unknown as { axe: typeof import('axe-core'); looks: LookedAt };
  /** What goes, as a popup that has just been closed, may do so at any moment. */
  const stillThere = () => given.looks.filter((look) => looks.elements.get(look)?.element.isConnected);
  const known = new Set(given.paints);
  const passed = new Set<string>();
  /** A reader of what each element is painted with in the combination that the page wears. */
  const painter = () => {
    const read = new Map<Element, string>();
    const paintOf = (element: Element): string => {
      const before = read.get(element);
      if (before !== undefined) return before;
      const css = getComputedStyle(element);
      const paint = [
        ...[
          css.color,
          css.webkitTextFillColor,
          css.webkitTextStrokeWidth,
          css.textShadow,
          css.fontSize,
          css.fontWeight,
        ],
        ...[css.backgroundColor, css.backgroundImage, css.backgroundClip, css.opacity, css.filter, css.mixBlendMode],
        ...[css.textDecorationLine, css.visibility, css.position, css.zIndex],
      ].join();
      read.set(element, paint);
      return paint;
    };
    return (element: Element, layers: readonly (readonly Element[])[]): string => {
      const above: string[] = [];
      for (let at: Element | null = element; at; at = at.parentElement) above.push(paintOf(at));
      const stacks = new Set(layers.map((stack) => stack.map((one) => `${one === element} ${paintOf(one)}`).join('|')));
      return looks.digest([element.tagName, above.join('|'), ...stacks].join('/'));
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
      if (brand === before.brand && mode === before.mode) continue;
      const there = stillThere().flatMap((look) => looks.elements.get(look) ?? []);
      if (there.length === 0) break;
      Object.assign(dataset, { brand, mode });
      const paintOf = painter();
      const paints = new Map(there.map(({ element, layers }) => [element, paintOf(element, layers)]));
      const unknown = [...paints].filter(([element, paint]) => element.matches('a') || !known.has(paint));
      if (unknown.length === 0) continue;
      const { violations, passes } = await axe.run(
        unknown.map(([element]) => element),
        {
          runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
          resultTypes: ['violations', 'passes'],
          elementRef: true,
        },
      );
      for (const { element } of passes.filter(({ id }) => id === 'color-contrast').flatMap((rule) => rule.nodes)) {
        const paint = element && paints.get(element as Element);
        if (paint === undefined) continue;
        known.add(paint);
        passed.add(paint);
      }
      const nodes = violations.flatMap((violation) =>
        violation.nodes.map((node) => `${node.target.join(' ')}: ${node.any[0]?.message ?? violation.help}`),
      );
      if (nodes.length > 0) found.push({ combination: `${brand} ${mode}`, nodes: nodes.slice(0, 5) });
    }
    return { violations: found, judged: stillThere(), passed: [...passed] };
  } finally {
    for (const { wrapper, place } of unseen) place.replaceWith(wrapper);
    Object.assign(dataset, before);
    still.remove();
  }
}
