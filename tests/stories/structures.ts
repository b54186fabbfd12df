import type { Digesting } from './digest.ts';

/**
 * Result that `getStructures` leaves in the page: one element of each structure; the body for those of the full page.
 */
export interface BuiltAs {
  structures: ReadonlyMap<string, Element>;
}

/**
 * Returns digests of all that axe's checks depend on. For every rendered element and its ancestors: tag, classes, roles
 * and states; whether it has text or a name, and its references; the content of lists and tables; whether it contains a
 * control, scrolls, or is smaller than the minimum target. For the page: headings, landmarks and duplicates. Text,
 * position and colour are excluded: all rows of a grid are one structure, and so are error pages with different
 * messages.
 *
 * Runs in the page and therefore uses nothing from outside. Stores one element of each structure in
 * `window.structures`, for `axeViolations`.
 * @param rules of axe: checks with some rules do not cover others
 */
export function getStructures(rules: string): string[] {
  const { digest } = window as unknown as Digesting;
  const NOT_SHOWN = 'script, style, link, template, .sb-wrapper, #storybook-docs, #storybook-highlights-root';
  const OUT_OF_REACH = '[aria-hidden="true"], [inert]';
  /** Attributes with text or an index; only their presence counts. */
  const WORDS =
    /^(title|alt|placeholder|href|src|srcset|name|value|content|d|points|viewBox|transform|aria-(label|description|placeholder|roledescription|keyshortcuts|value\w+|(row|col)(index|count|span)|posinset|setsize|level)|(col|row)span|max(length)?|min|step|size|width|height|[xy][12]?|c[xy]|rx?|ry)$/;
  const REFERENCES =
    /^(for|headers|list|form|aria-(labelledby|describedby|details|errormessage|controls|owns|activedescendant|flowto))$/;
  const HOLDS_ITEMS = '[role], ul, ol, dl, table, thead, tbody, tr, select, fieldset, details';
  const HAS_A_NAME = 'a, button, input, select, textarea, summary, img, svg, iframe, [role], [tabindex]';
  const TARGETS = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const MAY_HOLD_NO_CONTROL = 'button, a, summary, [role], [aria-hidden="true"]';
  const TARGET = 24;
  const WORD = /^[a-z-]{1,24}$/i;

  const hasText = (text: string | null | undefined) => (text ?? '').trim() !== '';
  const named = (ids: string | null) =>
    (ids ?? '')
      .split(/\s+/)
      .flatMap((id) => (id === '' ? [] : document.getElementById(id)))
      .map((element) =>
        element === null ? 'lost' : hasText(element.textContent) || element.ariaLabel ? 'found' : 'empty',
      );
  const attribute = ({ name, value }: Attr): string => {
    // References describe the purpose of an id.
    if (name === 'style' || name === 'id') return '';
    if (name === 'class') return value.trim().split(/\s+/).sort().join(' ');
    if (REFERENCES.test(name)) return `${name}: ${[...new Set(named(value))].join(' ')}`;
    const isTextual = WORDS.test(name) || (name.startsWith('data-') && !WORD.test(value));
    return isTextual ? `${name}${hasText(value) ? '' : ' empty'}` : `${name}=${value}`;
  };
  const hasName = (element: Element): boolean => {
    const { labels = null, placeholder = '' } = element as Partial<HTMLInputElement>;
    return (
      [
        element.ariaLabel,
        element.textContent,
        element.getAttribute('title'),
        element.getAttribute('alt'),
        placeholder,
      ].some(hasText) ||
      named(element.getAttribute('aria-labelledby')).includes('found') ||
      [...(labels ?? [])].some((label) => hasText(label.textContent)) ||
      element.querySelector('[alt]:not([alt=""]), [aria-label]:not([aria-label=""])') !== null
    );
  };
  const scrolls = (element: Element): boolean => {
    const over = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    return over && /auto|scroll/.test(getComputedStyle(element).overflow);
  };
  const isSmall = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width < TARGET || height < TARGET;
  };

  const found = new Map<string, Element>();
  const read = (element: Element, above: string): void => {
    if (element.matches(NOT_SHOWN) || !element.checkVisibility()) return;
    const own = [element.localName, ...[...element.attributes].map(attribute).filter(Boolean)].join('|');
    const words = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && hasText(node.textContent));
    const flags = [
      words && 'words',
      element.matches(HAS_A_NAME) && (hasName(element) ? 'named' : 'nameless'),
      element.matches(MAY_HOLD_NO_CONTROL) && element.querySelector(TARGETS) && 'holds',
      element.matches(TARGETS) && isSmall(element) && 'small',
      scrolls(element) && 'scrolls',
    ].filter(Boolean);
    const items = element.matches(HOLDS_ITEMS)
      ? [...new Set([...element.children].map((child) => child.getAttribute('role') ?? child.localName))].sort()
      : [];
    const kind = digest(`${above}>${own}`);
    const structure = digest([kind, flags, items].join('|'));
    if (!found.has(structure)) found.set(structure, element);
    // Parts of a picture are not checked separately.
    if (element.localName !== 'svg') for (const child of element.children) read(child, kind);
  };
  read(document.body, `${rules} ${document.documentElement.lang}`);

  const inReach = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(OUT_OF_REACH),
    );
  const headings = inReach('h1, h2, h3, h4, h5, h6, [role="heading"]').map(
    (heading) => heading.ariaLevel ?? heading.localName,
  );
  const LANDMARKS =
    'main, nav, aside, header, footer, search, form, section, [role="main"], [role="navigation"], [role="complementary"], [role="banner"], [role="contentinfo"], [role="search"], [role="form"], [role="region"]';
  const landmarks = inReach(LANDMARKS).map((element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const label = element.ariaLabel ?? ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    return `${element.getAttribute('role') ?? element.localName} ${label}`;
  });
  const ids = new Set<string>();
  const twice = [...document.querySelectorAll('[id]')]
    .map(({ id }) => id)
    .filter((id) => ids.size === ids.add(id).size);
  const ofPage = [`headings ${headings}`, `landmarks ${landmarks.sort()}`, `twice ${twice}`];
  for (const about of ofPage) found.set(digest(`${rules} ${about}`), document.body);
  Object.assign(window, { structures: found } satisfies BuiltAs);
  return [...found.keys()];
}
