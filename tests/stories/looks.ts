import type { Digesting } from './digest.ts';

/** What `getStyleSignatures` leaves in the page. */
export interface LookedAt {
  /** One element of each look, and what lies over and under it, from the top, at the middle of each piece of its words. */
  elements: Map<string, { element: Element; layers: readonly (readonly Element[])[] }>;
}

/**
 * The looks of what speaks on a page (texts, fields, links), each named by a digest: of an element and all above it the
 * classes, states and styles, whether it is odd or even, first or last, what a small one holds; and the same of all that
 * lies over and under the middle of its words. Two elements of one look are coloured alike wherever they stand, in any
 * story: the cells of a column, the menu of every screen. Words, names, places and sizes are no part of it, nor is what
 * nobody reads: what is there for ears alone, and a page that a popup has taken out of reach and shaded.
 *
 * Runs in the page and therefore names nothing from outside. Keeps in `window.looks`, for `colourViolations`, one element
 * of each look and what lies over and under it.
 */
export function getStyleSignatures(): string[] {
  const { digest } = window as unknown as Digesting;
  // Which one it is of those like it, and where it stands, colours nothing.
  const placing =
    /^(id|for|name|title|alt|placeholder|value|href|src|d|tabindex|data-index|data-brand|data-mode|aria-(row|col)(index|count)|aria-(posinset|setsize|valuenow|valuetext|activedescendant|label|labelledby|describedby|controls|owns))$/;
  const colours = /color|background|opacity|filter|fill|stroke|shadow|blend|visib|display|font|#|var\(/;
  const states = [':disabled', ':checked', ':indeterminate', ':read-only', ':placeholder-shown'];
  const marks = ['aria-invalid', 'aria-current', 'data-active'];
  /** Up to so many elements a control colours its texts by what it holds, as a label does of a box that is disabled. */
  const PARTS_OF_CONTROL = 24;

  interface Held {
    size: number;
    states: string;
  }
  const held = new Map<Element, Held>();
  /** How many elements it is, and their states. */
  const heldBy = (element: Element): Held => {
    const known = held.get(element);
    if (known) return known;
    const children = [...element.children].map(heldBy);
    const size = children.reduce((sum, child) => sum + child.size, 1);
    const field = element.matches('input, textarea, select, button, option');
    const own = [
      ...states.filter((state) => field && element.matches(state)),
      ...marks.filter((name) => element.hasAttribute(name)),
    ];
    const inside = size > PARTS_OF_CONTROL ? [] : children.flatMap((child) => child.states.split(' '));
    const all = { size, states: [...new Set([...own, ...inside])].sort().join(' ').trim() };
    held.set(element, all);
    return all;
  };
  const said = ({ name, value }: Attr): string => {
    if (name === 'class') return value.trim().split(/\s+/).sort().join(' ');
    const declarations =
      name === 'style' ? value.split(';').filter((declaration) => colours.test(declaration)) : [value];
    // Without the numbers that React gives anew to each page.
    return `${name}=${declarations.join(';').replace(/_r_\w+_/g, '')}`;
  };
  const kinds = new Map<Element, string>();
  const getKind = (element: Element): string => {
    const known = kinds.get(element);
    if (known !== undefined) return known;
    const { parentElement: parent, previousElementSibling: previous, nextElementSibling: next } = element;
    const attributes = [...element.attributes].filter(({ name }) => !placing.test(name)).map(said);
    const place =
      parent && parent !== document.body
        ? [[...parent.children].indexOf(element) % 2, previous ? heldBy(previous).states : 'first', next ? '' : 'last']
        : [];
    const above = parent ? getKind(parent) : '';
    const kind = digest([above, element.tagName, ...attributes, ...place, heldBy(element).states].join('|'));
    kinds.set(element, kind);
    return kind;
  };

  const toWords = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  /** What lies over and under it, as axe looks through the page at the middle of its words; nothing where that is not in sight. */
  const getLayers = (element: Element): Element[][] => {
    const range = document.createRange();
    const rects = toWords(element).flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    return (rects.length > 0 ? rects : [element.getBoundingClientRect()]).map(({ x, y, width, height }) =>
      document.elementsFromPoint(x + width / 2, y + height / 2),
    );
  };
  const looks: LookedAt['elements'] = new Map();
  for (const element of document.body.querySelectorAll('*')) {
    const speaks = element.matches('input, textarea, select, a') || toWords(element).length > 0;
    if (!speaks || !element.checkVisibility() || element.closest('[data-heard], [data-aria-hidden]')) continue;
    const layers = getLayers(element);
    const under = new Set(layers.map((stack) => stack.map(getKind).join()));
    looks.set(digest(`${getKind(element)} ${[...under].join('/')}`), { element, layers });
  }
  Object.assign(window, { looks: { elements: looks } satisfies LookedAt });
  return [...looks.keys()];
}
