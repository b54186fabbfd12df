/** What happened to a line that was not simply taken. */
type LineOutcome = 'repaired' | 'merged' | 'refused';

export interface ReportLine {
  /** As counted in the file, from 1. */
  line: number;
  outcome: LineOutcome;
  /** Why, for people. */
  text: string;
}

/** Where every line that was read went: the counts add up to `read`. */
export interface Counts {
  read: number;
  /** Lines above the products: titles and the column headings. */
  headings: number;
  blank: number;
  /** Lines that are a product of the catalogue now. */
  products: number;
  /** Lines that are a further ingredient of the product above them. */
  ingredients: number;
  /** Lines that repeat a product's nappi code. */
  duplicates: number;
  refused: number;
}

export interface ImportReport {
  source: string;
  counts: Counts;
  /** Product lines of which something was put right. */
  repaired: number;
  lines: readonly ReportLine[];
}

/** What became of an import, in a few lines. */
export function summary({ source, counts, repaired }: ImportReport): string {
  const rows: [number, string][] = [
    [counts.read, 'lines read'],
    [counts.products, `products, ${repaired} of them repaired`],
    [counts.ingredients, 'further ingredients of the product above'],
    [counts.duplicates, 'lines merged: their nappi code was there already'],
    [counts.refused, 'lines refused'],
    [counts.headings + counts.blank, 'headings and blank lines'],
  ];
  return [source, ...rows.map(([count, text]) => `${String(count).padStart(7)} ${text}`)].join('\n');
}

/** The whole report: the summary, then line by line what was repaired, merged or refused and why. */
export function fullReport(report: ImportReport): string {
  const lines = report.lines.map(({ line, outcome, text }) => `line ${line}: ${outcome}: ${text}`);
  return `${summary(report)}\n\n${lines.join('\n')}\n`;
}
