/**
 * The only entry without polyfills, so it needs no `eval`, `Buffer` or `process` (docs/decisions/0020-documents.md).
 */
declare module 'exceljs/dist/exceljs.bare.min.js' {
  import type ExcelJS from 'exceljs';

  const library: typeof ExcelJS;
  // biome-ignore lint/style/noDefaultExport: it is how the library exports itself
  export default library;
}
