import type { Canvas } from './canvas.ts';

/** The palette of packs. */
export const PAINT = {
  paper: 0,
  shadow: 1,
  base: 2,
  shade: 3,
  main: 4,
  dark: 5,
  light: 6,
  ink: 7,
  grey: 8,
  glass: 9,
  glassDark: 10,
  metal: 11,
  pill: 12,
  pillShade: 13,
  supplier: 14,
  supplierLight: 15,
} as const;

/** Text and mark on a pack. */
export interface Print {
  /** One or two words. */
  title: readonly string[];
  /** '500 MG'; '' without a strength. */
  small: string;
  mark: number;
}

/** Part of a picture, in pixels. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Ink {
  colour: number;
  ground: number;
}

/** Paints a company's mark: a ring, a drop, a cross, three bars or a leaf. */
export function paintMark(canvas: Canvas, mark: number, x: number, y: number, size: number, ink: Ink): void {
  const half = size / 2;
  const { colour, ground } = ink;
  if (mark === 0) {
    canvas.ellipse(x, y, half, half, colour);
    canvas.ellipse(x, y, half * 0.5, half * 0.5, ground);
  } else if (mark === 1) {
    const [top, low] = [y - half * 1.1, y + half * 0.2];
    canvas.polygon(
      [
        [x, top],
        [x + half * 0.66, low],
        [x - half * 0.66, low],
      ],
      colour,
    );
    canvas.ellipse(x, y + half * 0.3, half * 0.72, half * 0.7, colour);
  } else if (mark === 2) {
    canvas.rectangle(x - half * 0.32, y - half, x + half * 0.32, y + half, colour);
    canvas.rectangle(x - half, y - half * 0.32, x + half, y + half * 0.32, colour);
  } else if (mark === 3) {
    for (const [at, high] of [0.9, 1.5, 2].entries()) {
      const left = x - half + at * half * 0.72;
      canvas.rectangle(left, y + half - high * half, left + half * 0.5, y + half, colour);
    }
  } else {
    canvas.ellipse(x - half * 0.1, y + half * 0.1, half, half * 0.55, colour);
    canvas.polygon(
      [
        [x + half, y - half],
        [x + half * 0.6, y + half * 0.4],
        [x - half * 0.2, y - half * 0.4],
      ],
      colour,
    );
  }
}

/** Lengths of the small-print lines, relative to the width. */
const SMALL_PRINT = [0.9, 0.7, 0.45];

/** Paints name, strength and small print from the upper left of a box. */
export function paintPrint(
  canvas: Canvas,
  { title, small }: Print,
  { left, top, right, bottom }: Box,
  colours: { word: number; other: number } = { word: PAINT.dark, other: PAINT.ink },
): void {
  const space = right - left;
  let y = top;
  for (const [at, word] of title.entries()) {
    const [size, colour] = at === 0 ? [1.4, colours.word] : [1, colours.other];
    y += canvas.text(word, left, y, space, size, colour) + 10;
  }
  if (small !== '') y += canvas.text(small, left, y + 2, space * 0.8, 0.72, colours.other) + 14;
  for (const share of SMALL_PRINT) {
    if (y + 5 > bottom) return;
    canvas.rectangle(left, y, left + space * share, y + 5, PAINT.grey);
    y += 13;
  }
}
