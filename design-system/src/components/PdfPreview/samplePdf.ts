const escapeText = (text: string) => text.replace(/[\\()]/g, (character) => `\\${character}`);

/** Returns a generated document for stories and tests: one A4 page per list of lines. */
export function samplePdf(pages: readonly (readonly string[])[]): Blob {
  const content = (lines: readonly string[]) =>
    `BT /F1 14 Tf 60 780 Td 20 TL ${lines.map((line) => `(${escapeText(line)}) Tj T*`).join(' ')} ET`;
  const firstPage = 4;
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${firstPage + index * 2 + 1} 0 R >>`,
      `<< /Length ${content(lines).length} >>\nstream\n${content(lines)}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new Blob([`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`], { type: 'application/pdf' });
}
