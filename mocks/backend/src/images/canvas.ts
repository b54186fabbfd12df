/** A point, in pixels from the upper left. */
type Point = readonly [x: number, y: number];

/** A drawing in flat colours: each pixel is an index into a palette. */
export interface Canvas {
  readonly pixels: Uint8Array;
  rectangle(left: number, top: number, right: number, bottom: number, colour: number): void;
  /** @param radius of the corners, or of the upper and the lower ones */
  rounded(left: number, top: number, right: number, bottom: number, radius: number, colour: number): void;
  ellipse(x: number, y: number, across: number, down: number, colour: number): void;
  /** A filled convex polygon. */
  polygon(points: readonly Point[], colour: number): void;
  /** Writes capital letters and digits as large as the width permits. Returns their height. */
  text(words: string, x: number, y: number, width: number, maximum: number, colour: number): number;
}

/** Glyphs of 5 × 7 points: a number per column, with the top point as the lowest bit. */
const GLYPHS: Readonly<Record<string, string>> = {
  A: '7E1111117E',
  B: '7F49494936',
  C: '3E41414122',
  D: '7F4141221C',
  E: '7F49494941',
  F: '7F09090901',
  G: '3E4149497A',
  H: '7F0808087F',
  I: '00417F4100',
  J: '2040413F01',
  K: '7F08142241',
  L: '7F40404040',
  M: '7F020C027F',
  N: '7F0408107F',
  O: '3E4141413E',
  P: '7F09090906',
  Q: '3E4151215E',
  R: '7F09192946',
  S: '4649494931',
  T: '01017F0101',
  U: '3F4040403F',
  V: '1F2040201F',
  W: '3F4038403F',
  X: '6314081463',
  Y: '0708700807',
  Z: '6151494543',
  0: '3E5149453E',
  1: '00427F4000',
  2: '4261514946',
  3: '2141454B31',
  4: '1814127F10',
  5: '2745454539',
  6: '3C4A494930',
  7: '0171090503',
  8: '3649494936',
  9: '064949291E',
  '-': '0808080808',
  '.': '0060600000',
  '/': '2010080402',
  '%': '2313086462',
  '+': '08083E0808',
};
const [WIDE, HIGH] = [5, 7];

type Bits = readonly (readonly boolean[])[];

function getBits(character: string): Bits {
  const code = GLYPHS[character] ?? '';
  const columns = Array.from({ length: WIDE }, (_, index) =>
    Number.parseInt(code.slice(index * 2, index * 2 + 2) || '0', 16),
  );
  return Array.from({ length: HIGH }, (_, y) => columns.map((column) => ((column >> y) & 1) === 1));
}

/** Doubles the size with smoothed edges (Scale2x). */
function doubleSize(bits: Bits): Bits {
  const at = (x: number, y: number) => bits[y]?.[x] === true;
  return Array.from({ length: bits.length * 2 }, (_, y) =>
    Array.from({ length: (bits[0]?.length ?? 0) * 2 }, (_unused, x) => {
      const [px, py] = [x >> 1, y >> 1];
      const [side, end] = [at(px + (x % 2 ? 1 : -1), py), at(px, py + (y % 2 ? 1 : -1))];
      const [opposite, other] = [at(px - (x % 2 ? 1 : -1), py), at(px, py - (y % 2 ? 1 : -1))];
      return side === end && side !== other && end !== opposite ? side : at(px, py);
    }),
  );
}

const cache = new Map<string, Bits>();

/** Returns a glyph of 20 × 28 points. */
function largeLetter(character: string): Bits {
  const known = cache.get(character) ?? doubleSize(doubleSize(getBits(character)));
  cache.set(character, known);
  return known;
}

/** Returns a canvas filled with the palette's first colour. */
export function createCanvas(width: number, height: number): Canvas {
  const pixels = new Uint8Array(width * height);

  function row(y: number, from: number, to: number, colour: number) {
    if (y < 0 || y >= height) return;
    const [left, right] = [Math.max(0, Math.round(from)), Math.min(width, Math.round(to))];
    if (right > left) pixels.fill(colour, y * width + left, y * width + right);
  }

  const canvas: Canvas = {
    pixels,
    rectangle(left, top, right, bottom, colour) {
      for (let y = Math.round(top); y < bottom; y += 1) row(y, left, right, colour);
    },
    rounded(left, top, right, bottom, radius, colour) {
      for (let y = Math.round(top); y < bottom; y += 1) {
        const inside = Math.min(y + 0.5 - top, bottom - y - 0.5);
        const dip = inside >= radius ? 0 : radius - Math.sqrt(Math.max(0, radius ** 2 - (radius - inside) ** 2));
        row(y, left + dip, right - dip, colour);
      }
    },
    ellipse(x, y, across, down, colour) {
      for (let line = Math.floor(y - down); line < y + down; line += 1) {
        const half = across * Math.sqrt(Math.max(0, 1 - ((line + 0.5 - y) / down) ** 2));
        row(line, x - half, x + half, colour);
      }
    },
    polygon(points, colour) {
      const ys = points.map(([, y]) => y);
      for (let y = Math.floor(Math.min(...ys)); y < Math.max(...ys); y += 1) {
        const crossed = points.flatMap(([x1, y1], index) => {
          const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
          const middle = y + 0.5;
          return y1 <= middle === y2 <= middle ? [] : [x1 + ((middle - y1) / (y2 - y1)) * (x2 - x1)];
        });
        if (crossed.length > 1) row(y, Math.min(...crossed), Math.max(...crossed), colour);
      }
    },
    text(words, x, y, space, maximum, colour) {
      const characters = [...words.toUpperCase()];
      const size = Math.min(maximum, space / Math.max(1, characters.length * 24 - 4));
      for (const [at, character] of characters.entries()) {
        const bits = largeLetter(character);
        const [left, right] = [x + at * 24 * size, x + (at * 24 + 20) * size];
        for (let line = 0; line < 28 * size; line += 1) {
          const source = bits[Math.floor(line / size)] ?? [];
          for (let column = Math.ceil(left); column < right; column += 1) {
            if (source[Math.floor((column - left) / size)]) row(Math.round(y) + line, column, column + 1, colour);
          }
        }
      }
      return 28 * size;
    },
  };
  return canvas;
}
