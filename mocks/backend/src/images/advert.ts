import { between, seededRandom } from '../runtime/random.ts';

/** Content of an advert picture: shapes and up to two lines of text. */
interface Advert {
  /** Also selects the shapes. */
  title: string;
  /** Shown with the title; without it, the picture has no text because the page shows it. */
  subtitle?: string;
  width: number;
  height: number;
  /** 0 to 359. */
  hue: number;
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function shapes({ title, width, height, hue }: Advert): string {
  const random = seededRandom(`advert ${title}`);
  const circle = (_: unknown, n: number) => {
    const radius = between(random, Math.round(height / 8), Math.round(height / 2));
    const [x, y] = [between(random, Math.round(width / 2), width), between(random, 0, height)];
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="hsl(${(hue + n * 14) % 360} 60% ${38 + n * 6}%)" opacity="0.7"/>`;
  };
  return Array.from({ length: 6 }, circle).join('');
}

/** Returns an advert's picture as a data URL; deterministic. */
export function renderAdvert(advert: Advert): string {
  const { title, subtitle, width, height, hue } = advert;
  const size = Math.round(Math.min(height / 4, width / 14));
  const text = (line: string, y: number, scale: number) =>
    `<text x="${size}" y="${y}" font-family="sans-serif" font-weight="700" font-size="${Math.round(size * scale)}" fill="#fff">${escapeXml(line)}</text>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="hsl(${hue} 65% 26%)"/>${shapes(advert)}` +
    `${subtitle === undefined ? '' : text(title, Math.round(height / 2), 1) + text(subtitle, Math.round(height / 2 + size * 1.2), 0.55)}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
