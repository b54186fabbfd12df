import { cellText } from '#cells/cellText.ts';
import { getFileKind } from '#fileKind.ts';
import { getColumns } from '#lists/columns.ts';
import { getTables, readList, readTextFile } from '#lists/readList.ts';
import type { Row, Table } from '#lists/table.ts';
import { ReadingError } from '#readingError.ts';
import { type ReadCell, readWorkbook } from '#workbook/readWorkbook.ts';

const MAX_QUANTITY = 999_999;
const signal = new AbortController().signal;

/** Quantity of a cell, independent of the reader: digits, with only zeros after a separator. */
function getWholeNumber(cell: ReadCell | undefined): number | null {
  if (typeof cell === 'number') return Number.isInteger(cell) ? cell : null;
  const text = cellText(cell ?? null)
    .replace(/^'/, '')
    .replace(/^[x×]\s*|\s*(x|×|ea|each|packs?|units?|pcs?)\.?$/gi, '');
  const [, digits] = /^(\d{1,3}(?:[ .,]\d{3})*|\d+)(?:[.,]0*)?$/.exec(text.trim()) ?? [];
  return digits === undefined ? null : Number(digits.replace(/\D/g, ''));
}

async function tables(bytes: Uint8Array): Promise<readonly Table[]> {
  const kind = getFileKind(bytes);
  if (kind === 'workbook') return getTables(await readWorkbook(bytes), 'list.xlsx');
  return kind === 'text' ? [await readTextFile(bytes, 'list.csv', signal)] : [];
}

const containsNumber = ({ cells }: Row, quantity: number) =>
  cells.some((cell) => (cellText(cell).match(/\d+/g) ?? []).some((digits) => Number(digits) === quantity));

/**
 * Reads a file as a list.
 * @returns number of ready lines; null if the file was rejected with a message
 * @throws if a ready line has a quantity that its row does not contain
 */
export async function checkAnyFile(bytes: Uint8Array): Promise<number | null> {
  let ready = 0;
  try {
    for (const table of await tables(bytes)) {
      const columns = getColumns(table.rows);
      const at = columns.roles.indexOf('quantity');
      const { list } = await readList(table, columns, signal);
      for (const { problem, quantity, row } of list?.lines ?? []) {
        if (problem !== null) continue;
        ready += 1;
        const own = table.rows[row] ?? { number: 0, cells: [] };
        const isValid = quantity !== null && Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
        const isContained =
          at >= 0 && own.cells.length > 1
            ? getWholeNumber(own.cells[at]) === quantity
            : quantity !== null && containsNumber(own, quantity);
        const isOfEach = columns.quantity === 'each' && quantity === 1;
        if (!isValid || !(isContained || isOfEach))
          throw new Error(`${quantity} of ${JSON.stringify(own)}, ${columns.roles}`);
      }
    }
  } catch (error) {
    if (error instanceof ReadingError && /^[A-ZÀ-Þ"'].*[.!]$/s.test(error.message)) return null;
    throw error;
  }
  return ready;
}
