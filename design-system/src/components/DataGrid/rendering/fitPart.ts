/** Fits columns to their content: loaded after the first grid's rows, which have the declared widths. */
export { fitColumns, measureColumns } from '../columns/columnFit.ts';
export { observeGlyphWidths } from './measureGlyphs.ts';
