import type { Canvas } from './canvas.ts';
import { PAINT, type Print, paintMark, paintPrint } from './print.ts';

const { shadow, base, shade, main, dark, light, ink, glass, glassDark, metal, pill, pillShade, paper } = PAINT;
const onMain = { colour: paper, ground: main };
const onBase = { colour: main, ground: base };

/** A carton with its side, the base of other packs. */
function box(canvas: Canvas, left: number, top: number, right: number, bottom: number): void {
  canvas.rectangle(left + 6, bottom - 6, right + 34, bottom + 8, shadow);
  canvas.polygon(
    [
      [right, top],
      [right + 26, top - 16],
      [right + 26, bottom - 16],
      [right, bottom],
    ],
    shade,
  );
  canvas.polygon(
    [
      [left, top],
      [left + 26, top - 16],
      [right + 26, top - 16],
      [right, top],
    ],
    light,
  );
  canvas.rectangle(left, top, right, bottom, base);
}

function carton(canvas: Canvas, print: Print): void {
  box(canvas, 88, 62, 288, 330);
  canvas.rectangle(88, 62, 288, 96, main);
  paintMark(canvas, print.mark, 262, 79, 24, onMain);
  paintPrint(canvas, print, { left: 104, top: 124, right: 274, bottom: 262 });
  canvas.rectangle(88, 286, 288, 330, main);
  canvas.rectangle(88, 276, 288, 282, dark);
}

/** A low carton with a blister strip in front. */
function blister(canvas: Canvas, print: Print): void {
  box(canvas, 62, 70, 316, 236);
  canvas.rectangle(62, 70, 84, 236, main);
  paintMark(canvas, print.mark, 288, 100, 30, onBase);
  paintPrint(canvas, print, { left: 102, top: 96, right: 262, bottom: 232 });
  canvas.rounded(96, 216, 352, 336, 14, shadow);
  canvas.rounded(90, 210, 346, 330, 14, metal);
  for (let at = 0; at < 10; at += 1) {
    const [x, y] = [120 + (at % 5) * 49, 244 + Math.floor(at / 5) * 52];
    canvas.ellipse(x + 2, y + 3, 19, 19, pillShade);
    canvas.ellipse(x, y, 18, 18, pill);
    canvas.rectangle(x - 12, y - 1, x + 12, y + 1, pillShade);
  }
}

/** A brown bottle with a white cap. */
function syrup(canvas: Canvas, print: Print): void {
  canvas.ellipse(206, 332, 92, 10, shadow);
  canvas.rounded(162, 34, 238, 84, 6, base);
  for (let x = 168; x < 236; x += 12) canvas.rectangle(x, 40, x + 4, 82, shade);
  canvas.rectangle(172, 84, 228, 104, glassDark);
  canvas.rounded(116, 100, 284, 332, 30, glass);
  canvas.rounded(264, 118, 284, 326, 10, glassDark);
  canvas.rectangle(116, 156, 284, 300, base);
  canvas.rectangle(116, 156, 284, 172, main);
  canvas.rectangle(116, 290, 284, 300, dark);
  paintPrint(canvas, print, { left: 128, top: 184, right: 250, bottom: 288 });
  paintMark(canvas, print.mark, 265, 268, 22, onBase);
}

/** A small white dropper bottle next to its carton. */
function dropper(canvas: Canvas, print: Print): void {
  box(canvas, 150, 60, 316, 330);
  canvas.rectangle(150, 60, 316, 92, main);
  paintMark(canvas, print.mark, 294, 76, 22, onMain);
  paintPrint(canvas, print, { left: 164, top: 112, right: 302, bottom: 250 });
  canvas.ellipse(112, 334, 54, 8, shadow);
  canvas.polygon(
    [
      [104, 176],
      [120, 176],
      [128, 232],
      [96, 232],
    ],
    main,
  );
  canvas.rectangle(92, 230, 132, 244, dark);
  canvas.rounded(66, 242, 158, 334, 14, shade);
  canvas.rounded(66, 242, 148, 334, 14, base);
  canvas.rectangle(66, 270, 148, 312, light);
  canvas.rectangle(76, 280, 136, 286, dark);
  canvas.rectangle(76, 294, 116, 299, ink);
}

/** A white bottle with a spray nozzle. */
function spray(canvas: Canvas, print: Print): void {
  canvas.ellipse(204, 334, 84, 9, shadow);
  canvas.rounded(188, 32, 214, 96, 12, base);
  canvas.rectangle(206, 40, 214, 96, shade);
  canvas.rounded(154, 92, 248, 116, 10, shade);
  canvas.rectangle(180, 112, 222, 136, main);
  canvas.rounded(124, 132, 280, 334, 26, shade);
  canvas.rounded(124, 132, 266, 334, 26, base);
  canvas.rectangle(124, 172, 266, 190, main);
  canvas.rectangle(124, 296, 266, 308, dark);
  paintPrint(canvas, print, { left: 136, top: 204, right: 256, bottom: 290 });
}

/** An inhaler: a canister in its bent holder. */
function inhaler(canvas: Canvas, print: Print): void {
  canvas.ellipse(196, 336, 110, 9, shadow);
  canvas.rounded(196, 36, 282, 140, 16, metal);
  canvas.rectangle(262, 52, 276, 140, shade);
  canvas.polygon(
    [
      [180, 120],
      [298, 120],
      [298, 300],
      [270, 336],
      [180, 336],
    ],
    main,
  );
  canvas.polygon(
    [
      [272, 120],
      [298, 120],
      [298, 300],
      [272, 334],
    ],
    dark,
  );
  canvas.polygon(
    [
      [180, 246],
      [78, 262],
      [78, 322],
      [180, 336],
    ],
    main,
  );
  canvas.rounded(62, 252, 96, 332, 8, light);
  canvas.rounded(192, 146, 266, 256, 6, base);
  paintPrint(canvas, print, { left: 198, top: 154, right: 260, bottom: 248 });
}

/** A tube that stands on its cap. */
function tube(canvas: Canvas, print: Print): void {
  canvas.ellipse(204, 334, 84, 9, shadow);
  canvas.polygon(
    [
      [112, 40],
      [288, 40],
      [268, 288],
      [132, 288],
    ],
    base,
  );
  canvas.polygon(
    [
      [266, 40],
      [288, 40],
      [268, 288],
      [250, 288],
    ],
    shade,
  );
  canvas.rectangle(108, 32, 292, 56, metal);
  for (let x = 114; x < 290; x += 10) canvas.rectangle(x, 34, x + 3, 54, shade);
  canvas.polygon(
    [
      [114, 72],
      [286, 72],
      [283, 104],
      [117, 104],
    ],
    main,
  );
  paintMark(canvas, print.mark, 140, 88, 22, onMain);
  paintPrint(canvas, print, { left: 132, top: 124, right: 252, bottom: 226 });
  canvas.polygon(
    [
      [127, 232],
      [273, 232],
      [268, 288],
      [132, 288],
    ],
    light,
  );
  canvas.rounded(146, 286, 254, 334, 8, dark);
  for (let x = 152; x < 250; x += 12) canvas.rectangle(x, 294, x + 4, 330, main);
}

/** A vial with a metal cap in front of its carton. */
function vial(canvas: Canvas, print: Print): void {
  box(canvas, 148, 70, 322, 330);
  canvas.rectangle(148, 70, 322, 104, main);
  paintMark(canvas, print.mark, 298, 87, 24, onMain);
  paintPrint(canvas, print, { left: 164, top: 124, right: 306, bottom: 262 });
  canvas.ellipse(118, 336, 56, 8, shadow);
  canvas.rounded(84, 168, 148, 196, 5, dark);
  canvas.rectangle(88, 192, 144, 214, metal);
  canvas.rectangle(96, 212, 136, 232, pillShade);
  canvas.rounded(66, 228, 166, 336, 16, pillShade);
  canvas.rounded(66, 228, 154, 336, 16, pill);
  canvas.rectangle(66, 254, 160, 316, base);
  canvas.rectangle(66, 254, 160, 264, main);
  canvas.rectangle(76, 276, 144, 283, dark);
  canvas.rectangle(76, 292, 124, 297, ink);
}

function bag(canvas: Canvas, print: Print): void {
  canvas.ellipse(206, 338, 90, 7, shadow);
  canvas.rounded(96, 40, 310, 300, 34, pillShade);
  canvas.rounded(104, 48, 302, 292, 28, pill);
  canvas.ellipse(203, 64, 18, 8, paper);
  canvas.rectangle(120, 96, 286, 122, main);
  paintMark(canvas, print.mark, 268, 109, 20, onMain);
  paintPrint(canvas, print, { left: 124, top: 140, right: 282, bottom: 260 });
  for (const [x, colour] of [
    [160, dark],
    [226, main],
  ] as const) {
    canvas.rectangle(x, 298, x + 22, 318, pillShade);
    canvas.rounded(x - 4, 314, x + 26, 338, 6, colour);
  }
}

/** A flat pouch with a tear notch. */
function sachet(canvas: Canvas, print: Print): void {
  canvas.rectangle(96, 52, 320, 334, shadow);
  canvas.rectangle(86, 42, 312, 326, shade);
  canvas.rectangle(86, 62, 312, 306, base);
  for (let y = 46; y < 60; y += 5) canvas.rectangle(86, y, 312, y + 2, metal);
  for (let y = 310; y < 324; y += 5) canvas.rectangle(86, y, 312, y + 2, metal);
  canvas.polygon(
    [
      [312, 78],
      [302, 84],
      [312, 90],
    ],
    paper,
  );
  canvas.polygon(
    [
      [86, 224],
      [312, 176],
      [312, 306],
      [86, 306],
    ],
    main,
  );
  canvas.polygon(
    [
      [86, 216],
      [312, 168],
      [312, 178],
      [86, 226],
    ],
    dark,
  );
  paintMark(canvas, print.mark, 270, 264, 50, onMain);
  paintPrint(canvas, print, { left: 104, top: 82, right: 284, bottom: 168 });
}

export const PACKS = { carton, blister, syrup, dropper, spray, inhaler, tube, vial, bag, sachet };
