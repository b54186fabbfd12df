import type { Paper } from '@mortar/themes/paper';
import type { jsPDF } from 'jspdf';

/** End of the letterhead, in points from the page's top left corner. */
interface HeadPlace {
  left: number;
  right: number;
  line: number;
  pageWidth: number;
}

type Draw = (doc: jsPDF, paper: Paper, place: HeadPlace) => void;

const rule =
  (height: number): Draw =>
  (doc, { accent }, { left, right, line }) => {
    doc.setFillColor(accent).rect(left, line, right - left, height, 'F');
  };

/** A hundred ticks, every fifth and tenth longer. */
const scale: Draw = (doc, { accent }, { left, right, line }) => {
  doc.setDrawColor(accent).setLineWidth(0.75).line(left, line, right, line);
  doc.setLineWidth(0.4);
  for (let at = 0; at <= 100; at += 1) {
    const x = left + ((right - left) * at) / 100;
    doc.line(x, line, x, line + (at % 10 === 0 ? 6 : at % 5 === 0 ? 4 : 2.5));
  }
};

const LEAF = { long: 50, wide: 13 } as const;

/** Three leaves from the top right corner, and a soft rule. */
const leaf: Draw = (doc, { accent }, { left, right, line, pageWidth }) => {
  doc.setFillColor(accent);
  for (const [degrees, long] of [
    [108, LEAF.long * 0.8],
    [135, LEAF.long],
    [162, LEAF.long * 0.8],
  ] as const) {
    const angle = (degrees * Math.PI) / 180;
    const [along, across] = [Math.cos(angle), Math.sin(angle)];
    /** Point by distance along and across the leaf. */
    const point = (out: number, side: number): [number, number] => [
      along * out - across * side,
      across * out + along * side,
    ];
    const half = (side: number) => [...point(long * 0.3, side), ...point(long * 0.75, side * 0.7), ...point(long, 0)];
    const back = [...point(-long * 0.25, -LEAF.wide * 0.7), ...point(-long * 0.7, -LEAF.wide), ...point(-long, 0)];
    doc.lines([half(LEAF.wide), back], pageWidth, 0, [1, 1], 'F', true);
  }
  doc.roundedRect(left, line, right - left, 3, 1.5, 1.5, 'F');
};

const double: Draw = (doc, { accent, ink }, { left, right, line }) => {
  doc.setFillColor(accent).rect(left, line, right - left, 1.6, 'F');
  doc.setFillColor(ink).rect(left, line + 3.4, right - left, 0.5, 'F');
};

const AIR = 72;
const air: Draw = (doc, { accent }, { left, line }) => {
  doc
    .setDrawColor(accent)
    .setLineWidth(0.6)
    .line(left, line, left + AIR, line);
};

const BAR = { height: 14, block: 64 } as const;
const bar: Draw = (doc, { accent, ink }, { left, right, line, pageWidth }) => {
  doc.setFillColor(ink).rect(0, 0, pageWidth, BAR.height, 'F');
  doc.setFillColor(accent).rect(left, 0, BAR.block, BAR.height, 'F');
  doc.setFillColor(ink).rect(left, line, right - left, 3, 'F');
};

const HEADS: Readonly<Record<Paper['head'], Draw>> = { rule: rule(2), scale, leaf, double, air, bar };

/** Draws the brand's separator between letterhead and page. */
export const drawHead: Draw = (doc, paper, place) => HEADS[paper.head](doc, paper, place);
