import type { BrandName } from '@mortar/themes';
import type { Paper } from '@mortar/themes/paper';

/** What stands at the head of every page: whose paper it is. */
export interface Letterhead {
  /** Whose logo and colour it carries. */
  brand: BrandName;
  /** Who prints: the pharmacy. */
  name: string;
  /** Its address and other lines under the name, at most three. */
  lines: readonly string[];
}

/** A column of a printed table. Texts take what fixed columns leave. */
export interface PageColumn {
  header: string;
  align?: 'start' | 'end' | undefined;
  /** Points; left out for the column that takes the rest. */
  width?: number | undefined;
}

/** What begins on a page of its own: a supplier's lines. Everything is written as it is to be read. */
export interface PagePart {
  heading: string;
  facts: readonly { label: string; text: string }[];
  columns: readonly PageColumn[];
  /** A cell a column. */
  rows: readonly (readonly string[])[];
  /** Under the table; the last is the one that counts. */
  totals: readonly { label: string; text: string }[];
  /** Lines to write on by hand: `Ordered by`, `Signature`, `Date`. */
  signatures: readonly string[];
}

/** A document of A4 pages. */
export interface PagesDocument {
  /** The document's own title, for the window that shows it. */
  title: string;
  letterhead: Letterhead;
  parts: readonly PagePart[];
  /** `Page {page} of {pages}`. */
  pageText: string;
  /** Beside a heading on the second and further pages of a part. */
  continuedText: string;
}

/** A brand on paper: its logo as a PNG, `ratio` times as wide as it is high, and its colours. */
export interface BrandOnPaper {
  logo: { png: Uint8Array; ratio: number } | null;
  paper: Paper;
}

export const PDF_TYPE = 'application/pdf';
