type Child = Node | string | null | undefined | false;
type Props = Record<string, string | boolean | number | ((event: Event) => void) | null | undefined>;

/** Creates an element. Functions become listeners (`onclick`); booleans set or omit an attribute. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child): child is Node | string => Boolean(child)));
  return element;
}

const ICONS = {
  check: 'M4 12.5l5 5L20 6.5',
  cross: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  alert: 'M12 3.5l9.5 17h-19zM12 10v4.5M12 17.6v.1',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  change: 'M4 9h14l-4-4M20 15H6l4 4',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM20 20l-4-4',
  out: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  pause: 'M5 12h14M12 5v0',
} as const;
export type IconName = keyof typeof ICONS;

/** Returns a decorative outline icon for the label next to it. */
export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [key, value] of Object.entries({ viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' })) {
    svg.setAttribute(key, value);
  }
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}

/** `a b` → `A b`. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
