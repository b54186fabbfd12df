import type { Canvas } from './canvas.ts';
import { PAINT, type Print, paintMark, paintPrint } from './print.ts';

const { shadow, base, shade, main, dark, light, paper } = PAINT;
const onMain = { colour: paper, ground: main };
const onLight = { colour: main, ground: light };
const inverse = { word: paper, other: paper };

/** A plastic bottle with a flip cap, in its maker's colour. */
function bottle(canvas: Canvas, print: Print): void {
  canvas.ellipse(204, 336, 84, 9, shadow);
  canvas.rounded(158, 36, 244, 92, 12, base);
  canvas.rectangle(224, 44, 244, 92, shade);
  canvas.rounded(118, 88, 286, 336, 46, dark);
  canvas.rounded(118, 88, 268, 336, 46, main);
  canvas.rounded(132, 148, 256, 296, 12, base);
  paintPrint(canvas, print, { left: 142, top: 160, right: 246, bottom: 256 });
  paintMark(canvas, print.mark, 236, 276, 24, { colour: main, ground: base });
  canvas.rectangle(144, 280, 208, 285, light);
}

function pump(canvas: Canvas, print: Print): void {
  canvas.ellipse(204, 336, 88, 9, shadow);
  canvas.rounded(132, 34, 232, 58, 10, dark);
  canvas.rectangle(132, 46, 150, 68, dark);
  canvas.rectangle(194, 56, 214, 86, shade);
  canvas.rounded(168, 84, 240, 112, 6, dark);
  canvas.rounded(116, 108, 290, 336, 28, shade);
  canvas.rounded(116, 108, 274, 336, 28, base);
  canvas.rectangle(116, 150, 274, 292, light);
  canvas.rectangle(116, 150, 274, 164, main);
  paintPrint(canvas, print, { left: 130, top: 180, right: 262, bottom: 262 });
  paintMark(canvas, print.mark, 250, 272, 24, onLight);
}

function tub(canvas: Canvas, print: Print): void {
  canvas.ellipse(204, 336, 104, 10, shadow);
  canvas.rounded(98, 66, 306, 124, 12, dark);
  for (let x = 108; x < 300; x += 14) canvas.rectangle(x, 76, x + 5, 122, main);
  canvas.rounded(106, 120, 298, 336, 22, shade);
  canvas.rounded(106, 120, 280, 336, 22, base);
  canvas.rectangle(106, 148, 284, 236, main);
  paintPrint(canvas, { ...print, small: '' }, { left: 120, top: 164, right: 264, bottom: 170 }, inverse);
  canvas.text(print.small, 120, 254, 110, 0.8, dark);
  canvas.rectangle(120, 290, 220, 295, shade);
  canvas.rectangle(120, 303, 190, 308, shade);
  paintMark(canvas, print.mark, 256, 290, 34, { colour: main, ground: base });
}

/** A soft pack with a highlight. */
function pillow(canvas: Canvas, print: Print): void {
  canvas.ellipse(204, 334, 132, 10, shadow);
  canvas.rounded(62, 96, 346, 334, 34, dark);
  canvas.rounded(62, 96, 334, 328, 34, main);
  canvas.polygon(
    [
      [84, 96],
      [112, 56],
      [288, 56],
      [316, 96],
    ],
    main,
  );
  canvas.rectangle(112, 52, 288, 64, dark);
  canvas.ellipse(196, 232, 112, 70, light);
  paintPrint(canvas, { ...print, small: '' }, { left: 112, top: 204, right: 282, bottom: 210 });
  canvas.text(print.small, 96, 122, 130, 0.8, paper);
  paintMark(canvas, print.mark, 300, 134, 34, onMain);
}

export const GOODS_PACKS = { bottle, pump, tub, pillow };
