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
 * @param given.looks which of the looks that `looksOf` found on this page are judged, by one element of each
 * @returns what cannot be read, by combination, and the looks that were judged: what has left the page meanwhile is not
 */
export async function colourViolations(given: {
  combinations: readonly Worn[];
  looks: readonly string[];
}): Promise<{ violations: ColourViolation[]; judged: string[] }> {
  const { axe, lookedAt } = window as unknown as { axe: typeof import('axe-core'); lookedAt: Map<string, Element> };
  /** What goes, as a popup that has just been closed, may do so at any moment. */
  const stillThere = () => given.looks.filter((look) => lookedAt.get(look)?.isConnected);
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
      const elements = stillThere().map((look) => lookedAt.get(look) as Element);
      if (elements.length === 0) break;
      Object.assign(dataset, { brand, mode });
      const { violations } = await axe.run(elements, {
        runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
        resultTypes: ['violations'],
      });
      const nodes = violations.flatMap((violation) =>
        violation.nodes.map((node) => `${node.target.join(' ')}: ${node.any[0]?.message ?? violation.help}`),
      );
      if (nodes.length > 0) found.push({ combination: `${brand} ${mode}`, nodes: nodes.slice(0, 5) });
    }
    return { violations: found, judged: stillThere() };
  } finally {
    for (const { wrapper, place } of unseen) place.replaceWith(wrapper);
    Object.assign(dataset, before);
    still.remove();
  }
}
