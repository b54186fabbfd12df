import type { GridExport } from '@mortar/design-system';
import { BASKET_SHEET } from '@mortar/reading';
import type { Sheet } from '#documents/workbook/workbook.ts';
import { gridSheet } from '#grids/gridSheet.ts';
import { messages } from '#orders/baskets/messages.ts';
import type { OrderLine } from '#orders/current/model/line.ts';

const { baskets, items } = messages;

/** Codes that identify a product in a file (ruling 18). */
export interface ProductCodes {
  nappi: string;
  barcode: string;
}

/**
 * Returns a basket as a file that can be edited and imported again, by column names (rulings 18 and 55).
 * @param shown `exportRows()` of the grid
 * @param lines `shownRows()` of the grid
 * @param codes by product id; products without codes are not found on import
 */
export function basketSheet(
  name: string,
  shown: GridExport,
  lines: readonly OrderLine[],
  codes: ReadonlyMap<number, ProductCodes>,
): Sheet {
  const withCodes = (id: 'nappi' | 'barcode'): GridExport['columns'][number] => {
    const values = lines.map(({ productId }) => codes.get(productId)?.[id] ?? '');
    return { id, header: items.columns[id], kind: 'text', align: 'start', summary: null, values, texts: values };
  };
  const columns = shown.columns.flatMap((column) =>
    column.id === 'description' ? [column, withCodes('nappi'), withCodes('barcode')] : [column],
  );
  return gridSheet(BASKET_SHEET, { ...shown, columns }, [{ header: baskets.name, value: name }]);
}
