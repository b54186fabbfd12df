import type { GlyphWidths } from '../columns/glyphWidths.ts';

/** Latin without its control characters and its soft hyphen, which is as wide as it likes. */
const CHARACTERS = [...Array(256).keys()].filter((code) => (code >= 32 && code < 127) || (code >= 160 && code !== 173));
const TEXT = String.fromCharCode(...CHARACTERS);

function measured(probe: HTMLElement): GlyphWidths | null {
  // Nothing is laid out, in a hidden tab or in a test: nothing is known.
  if (probe.offsetWidth === 0) return null;
  // A translation of the page puts elements around every text.
  if (!(probe.firstChild instanceof Text)) probe.textContent = TEXT;
  const text = probe.firstChild as Text;
  const range = document.createRange();
  const glyphWidths: Record<number, number> = {};
  CHARACTERS.forEach((code, place) => {
    range.setStart(text, place);
    range.setEnd(text, place + 1);
    glyphWidths[code] = range.getBoundingClientRect().width;
  });
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(probe);
  return { ...glyphWidths, cellPadding: Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd) };
}

/**
 * Calls back with how wide characters are inside an element, soon and whenever its font becomes another. Gives the way to
 * stop.
 */
export function observeGlyphWidths(frame: HTMLElement, onChange: (glyphWidths: GlyphWidths) => void): () => void {
  const probe = document.createElement('span');
  probe.className = 'm-grid-probe';
  probe.ariaHidden = 'true';
  probe.setAttribute('translate', 'no');
  probe.textContent = TEXT;
  frame.append(probe);
  // Another font, or the same one once it has come, is another width.
  const measure = () => {
    const glyphWidths = measured(probe);
    if (glyphWidths) onChange(glyphWidths);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
}
