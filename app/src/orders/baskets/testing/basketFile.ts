import { makeWorkbook } from '#documents/workbook/makeWorkbook.ts';
import type { Cell } from '#documents/workbook/workbook.ts';
import { BASKET_TEMPLATE } from '#orders/baskets/model/basketFile.ts';

/** The template filled with rows, as a chosen file. */
export async function basketFile(rows: readonly (readonly Cell[])[], columns = BASKET_TEMPLATE.columns): Promise<File> {
  const workbook = { fileName: 'basket.xlsx', sheets: [{ ...BASKET_TEMPLATE, columns, rows }] };
  return new File([await makeWorkbook(workbook)], workbook.fileName);
}

export const UNKNOWN_LINES = [
  ['Unknown product', '999999991', '6000000000001', 4],
  ['Another unknown product', '', '', 2],
] as const;
