import { strToU8, type Zippable, zipSync } from 'fflate';
import { base64 as encoded } from '../../src/images/png.ts';

export const base64 = (bytes: Uint8Array | string): string =>
  encoded(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

type OrderLine = Partial<Record<'cd' | 'pCd' | 'nap' | 'ean' | 'desc', string>> & { q?: number | string };

/** Returns an order file as written by a pharmacy's own program (ruling 17), in base64. */
export function orderFile(lines: readonly OrderLine[]): string {
  const items = lines.map((line) => {
    const attributes = Object.entries(line).map(([name, value]) => `${name}="${escaped(String(value))}"`);
    return `<item ${attributes.join(' ')}/>`;
  });
  return base64(`<?xml version="1.0" encoding="UTF-8"?>\n<order>${items.join('\n')}</order>`);
}

const HEADINGS = ['Product Description', 'Nappi Code', 'Barcode', 'Quantity'];
const NAMESPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** Returns the parts of a workbook with one worksheet. */
export function workbookParts(rows: readonly (readonly string[])[], sheet = 'Basket'): Record<string, string> {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;
  const data = rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('');
  return {
    'xl/workbook.xml': `<workbook ${NAMESPACE} xmlns:r="r"><sheets><sheet name="${sheet}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet ${NAMESPACE}><sheetData>${data}</sheetData></worksheet>`,
  };
}

export function zipped(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const entries = Object.entries(parts).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return zipSync(Object.fromEntries(entries) as Zippable);
}

/** Returns a basket file with the template's headings (ruling 18), in base64. */
export const basketFile = (rows: readonly (readonly string[])[], headings: readonly string[] = HEADINGS): string =>
  base64(zipped(workbookParts([headings, ...rows])));
