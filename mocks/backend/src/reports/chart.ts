import type { Bar } from './facts.ts';

/** Makes text safe inside markup and attributes. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

type Format = (value: number) => string;

const highest = (bars: readonly Bar[]) => Math.max(1, ...bars.flatMap(({ value, other = 0 }) => [value, other]));

const rect = (x: number, y: number, width: number, height: number, kind: string, title: string) =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="2" class="${kind}"><title>${escaped(title)}</title></rect>`;

/** A round number a quarter of which is easy to read, at or above a value. */
function ceiling(value: number): number {
  const digit = 10 ** Math.floor(Math.log10(value));
  return Math.ceil(value / digit / 2) * digit * 2;
}

/** Bars that stand side by side, two for a label where there are two values, over a scale. */
export function columns(bars: readonly Bar[], names: readonly [string, string], format: Format): string {
  const [width, height, foot, left] = [900, 360, 40, 90];
  const [step, top, base] = [(width - left) / bars.length, ceiling(highest(bars)), height - foot];
  const tall = (value: number) => (value / top) * (base - 20);
  const scale = [0, 1, 2, 3, 4].map((quarter) => {
    const y = (base - tall((top / 4) * quarter)).toFixed(1);
    const label = `<text x="${left - 12}" y="${y}" dy="4" text-anchor="end">${escaped(format((top / 4) * quarter))}</text>`;
    return `<line x1="${left}" x2="${width}" y1="${y}" y2="${y}"/>${label}`;
  });
  const drawn = bars.map(({ label, value, other = 0 }, at) => {
    const [x, broad] = [left + at * step + step * 0.12, step * 0.36];
    return (
      rect(x, base - tall(value), broad, tall(value), 'first', `${label}, ${names[0]}: ${format(value)}`) +
      rect(x + broad, base - tall(other), broad, tall(other), 'second', `${label}, ${names[1]}: ${format(other)}`) +
      `<text x="${(left + at * step + step / 2).toFixed(1)}" y="${height - 18}" text-anchor="middle">${escaped(label)}</text>`
    );
  });
  return `<svg role="img" viewBox="0 0 ${width} ${height}" aria-label="${escaped(names.join(' and '))}">${scale.join('')}${drawn.join('')}</svg>`;
}

/** Bars that lie under each other, the label before and the value behind each. */
export function rows(bars: readonly Bar[], name: string, format: Format): string {
  const [width, step, left] = [900, 30, 330];
  const top = highest(bars);
  const drawn = bars.map(({ label, value }, at) => {
    const [y, long] = [at * step + 5, (value / top) * (width - left - 120)];
    const short = label.length > 44 ? `${label.slice(0, 43)}…` : label;
    return (
      `<text x="${left - 10}" y="${y + 15}" text-anchor="end">${escaped(short)}</text>` +
      rect(left, y, long, step - 10, 'first', `${label}: ${format(value)}`) +
      `<text x="${(left + long + 8).toFixed(1)}" y="${y + 15}">${escaped(format(value))}</text>`
    );
  });
  return `<svg role="img" viewBox="0 0 ${width} ${bars.length * step + 10}" aria-label="${escaped(name)}">${drawn.join('')}</svg>`;
}
