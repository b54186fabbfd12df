type LineOutcome = 'repaired' | 'merged' | 'refused';

export interface ReportLine {
  /** Line number in the file, from 1. */
  line: number;
  outcome: LineOutcome;
  /** The reason, readable. */
  text: string;
}

/** Number of lines by result; they add up to `read`. */
export interface Counts {
  read: number;
  /** Lines before the products: titles and column headings. */
  headings: number;
  blank: number;
  /** Lines imported as products. */
  products: number;
  /** Lines with a further ingredient of the previous product. */
  ingredients: number;
  /** Lines that repeat a product's nappi code. */
  duplicates: number;
  refused: number;
}

export interface ImportReport {
  source: string;
  counts: Counts;
  /** Product lines with repairs. */
  repaired: number;
  lines: readonly ReportLine[];
}

/** Returns the result of an import in a few lines. */
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

/** Returns the full report: the summary, then each repaired, merged or refused line with its reason. */
export function fullReport(report: ImportReport): string {
  const lines = report.lines.map(({ line, outcome, text }) => `line ${line}: ${outcome}: ${text}`);
  return `${summary(report)}\n\n${lines.join('\n')}\n`;
}
