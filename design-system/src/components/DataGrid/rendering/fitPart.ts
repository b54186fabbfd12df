/** What makes columns fit what they hold: fetched behind the first rows of the first grid, which stand as declared. */
export { fitColumns, measureColumns } from '../columns/columnFit.ts';
export { observeGlyphWidths } from './measureGlyphs.ts';
