/**
 * Checks that every picture has a name or is decorative (WCAG 1.1.1), and that a number shown as a graphic also appears
 * as text (1.4.1). Runs in the page.
 * @param figures whether to check graphics of numbers: on a page or popup, where text surrounds them
 * @returns pictures without text
 */
export function readPictures(figures: boolean): string[] {
  const problems: string[] = [];
  const PICTURES = 'img, canvas, svg, [role="img"], [role="meter"], [role="progressbar"], [role="graphics-document"]';
  const NAMED =
    'svg, [role="img"], [role="meter"], [role="progressbar"], figure[aria-label], [role="application"][aria-label]';
  const shown = (element: Element) =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const getText = (ids: string | null) =>
    (ids ?? '')
      .split(/\s+/)
      .map((id) => (id && document.getElementById(id)?.textContent) || '')
      .join(' ')
      .trim();
  const getName = (picture: Element) =>
    (
      getText(picture.getAttribute('aria-labelledby')) ||
      picture.getAttribute('aria-label') ||
      picture.getAttribute('alt') ||
      ''
    ).trim();
  const where = (picture: Element) => {
    const part = picture.closest('[class]');
    return `<${picture.tagName.toLowerCase()}> in ${part?.className.toString().split(' ')[0] || 'the page'}`;
  };
  /** Visible text, without text for screen readers only. */
  const seen = (element: Element | null): string => {
    if (!element) return '';
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let words = '';
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (parent && !parent.closest('.m-hidden, title, desc') && shown(parent)) words += texts.currentNode.textContent;
    }
    return words.trim();
  };

  for (const picture of document.querySelectorAll(PICTURES)) {
    if (!shown(picture) || picture.closest('[aria-hidden="true"], [inert], .sb-wrapper')) continue;
    const decorative = picture.matches('[role="presentation"], [role="none"], img[alt=""]');
    // Part of a picture or of a named control.
    const part = picture.parentElement?.closest(NAMED);
    if (decorative || part) continue;
    const name = getName(picture);
    if (name === '' && !picture.querySelector(':scope > title')) problems.push(`${where(picture)} has no words`);
    // A bar that shows a number must have the number as visible text next to it (WCAG 1.4.1).
    const isGraphic = figures && picture.matches('[role="img"]:not(img), [role="meter"]') && /\d/.test(name);
    const nearbyText =
      picture.closest('[role="gridcell"], [role="rowheader"], figure, [data-figure], li, td, dd') ??
      picture.parentElement;
    if (isGraphic && !/\d|[RPKE$]/.test(seen(nearbyText))) {
      problems.push(`${where(picture)} says "${name.slice(0, 60)}" to the ear alone`);
    }
  }
  return [...new Set(problems)];
}
