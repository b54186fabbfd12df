import type { BrandTokens } from '../../../themes/src/contract.ts';

const number = (text: string) => Number.parseFloat(text);

function easeInWords(ease: string): string {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (ease.match(/-?[\d.]+/g) ?? []).map(Number);
  const starts = y1 - x1;
  const ends = y2 - x2;
  if (Math.abs(starts) < 0.05 && Math.abs(ends) < 0.05) return 'at one pace';
  if (starts < -0.05 && ends > 0.05) return 'slowly at both ends';
  return starts > 0.3 ? 'fast, then settling softly' : 'slowing down at its end';
}

export function motionInWords({ enter, leave, ease, travel, grow }: BrandTokens['motion']): string {
  const ways = [
    number(travel) > 0 ? `from ${number(travel)} px below` : '',
    number(grow) < 1 ? `grown from ${Math.round(number(grow) * 100)} % of its size` : '',
  ].filter((way) => way !== '');
  const how = ways.length > 0 ? ways.join(', ') : 'fading alone, where it stands';
  const exit = number(leave) === 0 ? 'What goes is gone at once.' : `What goes takes ${number(leave)} ms.`;
  return `What comes takes ${number(enter)} ms, ${easeInWords(ease)}: ${how}. ${exit}`;
}

/** Returns the first font family of a stack. */
export const fontName = (stack: string): string =>
  (stack.split(',')[0] ?? '').replaceAll("'", '').replace(' Variable', '').trim();

/** Returns a sentence about fonts and weights. */
export const typeInWords = ({ font, text }: BrandTokens): string =>
  `Headings in ${fontName(font.heading)} ${font.headingWeight}, text in ${fontName(font.body)}; ${number(text.sm.size)} px in rows, ${number(text['4xl'].size)} px at most.`;

const CAPS = { round: 'round', butt: 'square', square: 'square' } as const;

/** Returns a sentence about corners, lines, icons and spacing. */
export function shapeInWords({ radius, line, icon, spacing }: BrandTokens): string {
  const corner = (text: string) => (number(text) === 0 ? 'square' : number(text) > 99 ? 'pills' : `${number(text)} px`);
  const frames = number(line.panel) === 0 ? 'Panels without frames.' : `Panels in lines of ${number(line.panel)} px.`;
  return `Corners: fields ${corner(radius.control)}, buttons ${corner(radius.button)}, panels ${corner(radius.panel)}. ${frames} Icons in strokes of ${number(icon.stroke)}, their ends ${CAPS[icon.cap]}. ${number(spacing.page)} px around a page, ${number(spacing.gap)} between panels.`;
}
