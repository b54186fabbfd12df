import type { Digesting } from './digest.ts';

/** Result that `getStyleSignatures` leaves in the page. */
export interface Checked {
  /** One element of each signature, and the layers at the middle of each piece of its text, from the top. */
  elements: Map<string, { element: Element; layers: readonly (readonly Element[])[] }>;
}

/**
 * Returns style signatures of the text on a page (texts, fields, links), each a digest: classes, states and styles of
 * an element and its ancestors, odd or even, first or last, the content of small elements; and the same for all layers
 * at the middle of its text. Elements with equal signatures have equal colours in any story, such as the cells of a
 * column. Text, names, positions and sizes are excluded, as is text that is only for screen readers or below a popup.
 *
 * Runs in the page and therefore uses nothing from outside. Stores one element of each signature with its layers in
 * `window.signatures`, for `colourViolations`.
 */
export function getStyleSignatures(): string[] {
  const { digest } = window as unknown as Digesting;
  // Attributes of identity and position do not affect colours.
  const placing =
    /^(id|for|name|title|alt|placeholder|value|href|src|d|tabindex|data-index|data-brand|data-mode|aria-(row|col)(index|count)|aria-(posinset|setsize|valuenow|valuetext|activedescendant|label|labelledby|describedby|controls|owns))$/;
  const colours = /color|background|opacity|filter|fill|stroke|shadow|blend|visib|display|font|#|var\(/;
  const states = [':disabled', ':checked', ':indeterminate', ':read-only', ':placeholder-shown'];
  const marks = ['aria-invalid', 'aria-current', 'data-active'];
  /**
   * Maximum number of elements in a control whose state may affect its text, such as the label of a disabled checkbox.
   */
  const PARTS_OF_CONTROL = 24;

  interface Held {
    size: number;
    states: string;
  }
  const held = new Map<Element, Held>();
  /** Number of elements, and their states. */
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
  const serialized = ({ name, value }: Attr): string => {
    if (name === 'class') return value.trim().split(/\s+/).sort().join(' ');
    const declarations =
      name === 'style' ? value.split(';').filter((declaration) => colours.test(declaration)) : [value];
    // Removes React's ids, which differ per page.
    return `${name}=${declarations.join(';').replace(/_r_\w+_/g, '')}`;
  };
  const kinds = new Map<Element, string>();
  const getKind = (element: Element): string => {
    const known = kinds.get(element);
    if (known !== undefined) return known;
    const { parentElement: parent, previousElementSibling: previous, nextElementSibling: next } = element;
    const attributes = [...element.attributes].filter(({ name }) => !placing.test(name)).map(serialized);
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
  /** Returns the layers at the middle of the text, as axe finds them; empty if it is not visible. */
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
  const signatures: Checked['elements'] = new Map();
  for (const element of document.body.querySelectorAll('*')) {
    const speaks = element.matches('input, textarea, select, a') || toWords(element).length > 0;
    if (!speaks || !element.checkVisibility() || element.closest('[data-heard], [data-aria-hidden]')) continue;
    const layers = getLayers(element);
    const under = new Set(layers.map((stack) => stack.map(getKind).join()));
    signatures.set(digest(`${getKind(element)} ${[...under].join('/')}`), { element, layers });
  }
  Object.assign(window, { signatures: { elements: signatures } satisfies Checked });
  return [...signatures.keys()];
}
