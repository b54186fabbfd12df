/**
 * Replaces html2canvas, canvg and dompurify, which the PDF library imports for HTML and SVG; neither is used
 * (docs/decisions/0020-documents.md).
 */
// biome-ignore lint/style/noDefaultExport: it stands where packages stand that have one
export default function failUnused(): never {
  throw new Error('Pages are made of texts, tables and pictures: HTML and SVG are not drawn.');
}
