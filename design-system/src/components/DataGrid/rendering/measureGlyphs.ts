import type { GlyphWidths } from '../columns/glyphWidths.ts';

/** Latin-1 without control characters and the soft hyphen, whose width varies. */
const CHARACTERS = [...Array(256).keys()].filter((code) => (code >= 32 && code < 127) || (code >= 160 && code !== 173));
const TEXT = String.fromCharCode(...CHARACTERS);

function measureProbe(probe: HTMLElement): GlyphWidths | null {
  // Without layout, in a hidden tab or a test, widths are unknown.
  if (probe.offsetWidth === 0) return null;
  // Page translation wraps texts in elements.
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
 * Calls back with character widths inside an element, initially and whenever its font changes. Returns a function that
 * stops it.
 */
export function observeGlyphWidths(frame: HTMLElement, onChange: (glyphWidths: GlyphWidths) => void): () => void {
  const probe = document.createElement('span');
  probe.className = 'm-grid-probe';
  probe.ariaHidden = 'true';
  probe.setAttribute('translate', 'no');
  probe.textContent = TEXT;
  frame.append(probe);
  // Widths change with the font, also when it has loaded.
  const measure = () => {
    const glyphWidths = measureProbe(probe);
    if (glyphWidths) onChange(glyphWidths);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
}
