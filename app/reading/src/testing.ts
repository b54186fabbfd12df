export { type MadeLine, madeLines, writtenLists } from '#lists/testing/lists.ts';
export { type SampleParts, sampleWorkbook, textRow } from '#workbook/testing/sampleWorkbook.ts';
