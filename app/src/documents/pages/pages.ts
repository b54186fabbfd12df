import type { BrandName } from '@mortar/themes';
import type { Paper } from '@mortar/themes/paper';

/** Head of every page. */
export interface Letterhead {
  /** Brand of the logo and colour. */
  brand: BrandName;
  /** Name of the pharmacy. */
  name: string;
  /** Address and other lines, at most three. */
  lines: readonly string[];
}

/** Column of a printed table. Text columns share the remaining width. */
export interface PageColumn {
  header: string;
  align?: 'start' | 'end' | undefined;
  /** Points; omitted for flexible columns. */
  width?: number | undefined;
}

/** Section that starts on a new page, such as a supplier's lines. Texts are formatted. */
export interface PagePart {
  heading: string;
  facts: readonly { label: string; text: string }[];
  columns: readonly PageColumn[];
  /** One cell per column. */
  rows: readonly (readonly string[])[];
  /** Below the table, the grand total last. */
  totals: readonly { label: string; text: string }[];
  /** Lines for handwriting: `Ordered by`, `Signature`, `Date`. */
  signatures: readonly string[];
}

/** Document of A4 pages. */
export interface PagesDocument {
  /** Title of the PDF viewer's window. */
  title: string;
  letterhead: Letterhead;
  parts: readonly PagePart[];
  /** `Page {page} of {pages}`. */
  pageText: string;
  /** Next to the heading on continued pages. */
  continuedText: string;
}

/** Brand in print: logo as a PNG, `ratio` its width divided by height, and colours. */
export interface BrandOnPaper {
  logo: { png: Uint8Array; ratio: number } | null;
  paper: Paper;
}

export const PDF_TYPE = 'application/pdf';
