import { jsPDF } from 'jspdf';
import { autoTable, type CellHookData, type UserOptions } from 'jspdf-autotable';
import { embedFonts, type PrintFonts, TABLE_FONT, write } from './font.ts';
import { drawHead } from './letterheads.ts';
import type { BrandOnPaper, PageColumn, PagePart, PagesDocument } from './pages.ts';

/** Points; A4 is 595 × 842. */
const PAGE = { width: 595.28, height: 841.89, margin: 42 } as const;
const INNER = PAGE.width - 2 * PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const HEAD = { logo: 26, top: 34, line: 84, heading: 112 } as const;
const FOOT = { height: 48, text: PAGE.height - 26 } as const;
const FACT = { columns: 3, label: 12, line: 12, gap: 7, lines: 3 } as const;
const TOTAL = 17;
const SIGN = { space: 46, gap: 18, label: 11 } as const;

type Words = (text: string) => string;

interface PageContext {
  doc: jsPDF;
  document: PagesDocument;
  brand: BrandOnPaper;
  words: Words;
}

/** Truncates text to a width, with an ellipsis. */
function fitText({ doc, words }: PageContext, text: string, width: number): string {
  const cleaned = words(text);
  if (doc.getTextWidth(cleaned) <= width) return cleaned;
  let end = cleaned.length;
  while (end > 1 && doc.getTextWidth(`${cleaned.slice(0, end).trimEnd()}…`) > width) end -= 1;
  return `${cleaned.slice(0, end).trimEnd()}…`;
}

function drawLetterhead(drawing: PageContext): void {
  const { doc, document, brand } = drawing;
  const { name, lines } = document.letterhead;
  const { logo, paper } = brand;
  if (logo) {
    const ratio = Math.min(logo.ratio, (INNER * 0.4) / HEAD.logo);
    doc.addImage(logo.png, 'PNG', PAGE.margin, HEAD.top, HEAD.logo * ratio, HEAD.logo, 'logo', 'FAST');
  }
  const space = INNER * 0.55;
  write(doc, 11, brand.paper.ink, 'bold');
  doc.text(fitText(drawing, name, space), RIGHT, HEAD.top + 9, { align: 'right' });
  write(doc, 8, brand.paper.quiet);
  for (const [at, line] of lines.slice(0, 3).entries()) {
    doc.text(fitText(drawing, line, space), RIGHT, HEAD.top + 21 + at * 11, { align: 'right' });
  }
  drawHead(doc, paper, { left: PAGE.margin, right: RIGHT, line: HEAD.line, pageWidth: PAGE.width });
}

function drawHeading(drawing: PageContext, part: PagePart, continued: boolean): void {
  const { doc, document, brand } = drawing;
  write(doc, continued ? 10 : 16, brand.paper.ink, 'bold');
  const text = continued ? `${part.heading} ${document.continuedText}` : part.heading;
  doc.text(fitText(drawing, text, INNER), PAGE.margin, continued ? HEAD.heading - 8 : HEAD.heading);
}

/** Draws label and text pairs, three per row. @returns y of what follows */
function drawFacts({ doc, words, brand }: PageContext, { facts }: PagePart): number {
  const width = INNER / FACT.columns;
  let y = HEAD.heading + 20;
  for (let from = 0; from < facts.length; from += FACT.columns) {
    let lines = 1;
    for (const [at, { label, text }] of facts.slice(from, from + FACT.columns).entries()) {
      const x = PAGE.margin + at * width;
      write(doc, 7.5, brand.paper.quiet);
      doc.text(words(label), x, y);
      write(doc, 9.5, brand.paper.ink);
      const split: string[] = doc.splitTextToSize(words(text), width - 10);
      doc.text(split.slice(0, FACT.lines), x, y + FACT.label);
      lines = Math.max(lines, Math.min(FACT.lines, split.length));
    }
    y += FACT.label + lines * FACT.line + FACT.gap;
  }
  return y - 4;
}

const columnStyles = (columns: readonly PageColumn[]) =>
  Object.fromEntries(columns.map(({ width }, index) => [index, { cellWidth: width ?? ('auto' as const) }]));

/** Bottom border of a cell, in points. */
const below = (bottom: number) => ({ top: 0, right: 0, bottom, left: 0 });

/** @returns y of what follows, on the table's last page */
function drawTable(drawing: PageContext, part: PagePart, startY: number): number {
  const { doc, words, brand } = drawing;
  const first = doc.getNumberOfPages();
  const { accent, ink, ground, line, stripe, rows, headings } = brand.paper;
  const options: UserOptions = {
    startY,
    head: [part.columns.map(({ header }) => words(header))],
    body: part.rows.map((row) => row.map(words)),
    margin: { top: HEAD.heading + 4, bottom: FOOT.height, left: PAGE.margin, right: PAGE.margin },
    theme: 'plain',
    showHead: 'everyPage',
    rowPageBreak: 'avoid',
    styles: {
      font: TABLE_FONT,
      fontSize: 8.5,
      textColor: ink,
      lineColor: line,
      cellPadding: { vertical: 3.5, horizontal: 5 },
      overflow: 'linebreak',
      valign: 'top',
    },
    headStyles: {
      fontStyle: 'bold',
      fontSize: 8,
      valign: 'bottom',
      lineColor: accent,
      lineWidth: below(1),
      // A border of the same colour closes seams between cells.
      ...(headings === 'solid'
        ? { fillColor: ink, lineColor: ink, lineWidth: 0.5, textColor: ground }
        : { textColor: ink }),
    },
    bodyStyles: rows === 'ruled' ? { lineWidth: below(0.4) } : {},
    alternateRowStyles: rows === 'striped' ? { fillColor: stripe } : {},
    columnStyles: columnStyles(part.columns),
    // Aligns headings with their numbers, which `columnStyles` does not do.
    didParseCell({ cell, column }: CellHookData) {
      cell.styles.halign = part.columns[column.index]?.align === 'end' ? 'right' : 'left';
    },
    willDrawPage() {
      drawLetterhead(drawing);
      if (doc.getNumberOfPages() > first) drawHeading(drawing, part, true);
    },
  };
  autoTable(doc, options);
  return (doc as unknown as { lastAutoTable: { finalY: number } }).lastAutoTable.finalY;
}

/** Keeps totals and signatures together, on a new page if needed. */
function drawEnd(drawing: PageContext, part: PagePart, tableEnd: number): void {
  const { doc, words, brand } = drawing;
  const height = 14 + part.totals.length * TOTAL + (part.signatures.length > 0 ? SIGN.space + SIGN.label : 0);
  let y = tableEnd + 14;
  if (tableEnd + height > PAGE.height - FOOT.height) {
    doc.addPage();
    drawLetterhead(drawing);
    drawHeading(drawing, part, true);
    y = HEAD.heading + 14;
  }
  doc.setDrawColor(brand.paper.line).setLineWidth(0.75);
  for (const [at, { label, text }] of part.totals.entries()) {
    const last = at === part.totals.length - 1;
    if (last) doc.line(RIGHT - 220, y - 10, RIGHT, y - 10);
    write(doc, last ? 11 : 9, last ? brand.paper.ink : brand.paper.quiet, last ? 'bold' : 'regular');
    const end = RIGHT - 5;
    doc.text(words(label), RIGHT - 220 + 5, y + (last ? 3 : 0));
    doc.text(words(text), end, y + (last ? 3 : 0), { align: 'right' });
    y += TOTAL;
  }
  y += SIGN.space;
  const width = (INNER - SIGN.gap * (part.signatures.length - 1)) / Math.max(1, part.signatures.length);
  doc.setDrawColor(brand.paper.accent).setLineWidth(0.75);
  for (const [at, label] of part.signatures.entries()) {
    const x = PAGE.margin + at * (width + SIGN.gap);
    doc.line(x, y, x + width, y);
    write(doc, 7.5, brand.paper.quiet);
    doc.text(words(label), x, y + SIGN.label);
  }
}

function drawFooters(drawing: PageContext): void {
  const { doc, document, brand, words } = drawing;
  const pages = doc.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    doc.setPage(page);
    write(doc, 7.5, brand.paper.quiet);
    const number = document.pageText.replace('{page}', String(page)).replace('{pages}', String(pages));
    doc.text(fitText(drawing, document.title, INNER * 0.7), PAGE.margin, FOOT.text);
    doc.text(words(number), RIGHT, FOOT.text, { align: 'right' });
  }
}

/** Draws a document as PDF: each part on a new page, headings on every page, page x of y. */
export function drawPages(document: PagesDocument, brand: BrandOnPaper, fonts: PrintFonts): Uint8Array<ArrayBuffer> {
  const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true });
  const words = embedFonts(doc, fonts);
  const drawing = { doc, document, brand, words };
  doc.setProperties({ title: document.title }).setLanguage('en-ZA').viewerPreferences({ DisplayDocTitle: true });
  for (const [at, part] of document.parts.entries()) {
    if (at > 0) doc.addPage();
    drawHeading(drawing, part, false);
    const end = drawTable(drawing, part, drawFacts(drawing, part));
    drawEnd(drawing, part, end);
  }
  drawFooters(drawing);
  return new Uint8Array(doc.output('arraybuffer'));
}
