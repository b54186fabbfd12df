import type { GridExport } from '@mortar/design-system';
import type { Sheet } from '#documents/workbook/workbook.ts';
import { messages as orderMessages } from '#features/ordering/order/messages.ts';
import { gridSheet } from '#grids/gridSheet.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { messages as lineMessages } from '#orders/lines/messages.ts';

const { columns } = lineMessages.orderLines;

/**
 * The lines of an order as their grid shows them (ruling 20). The grid says `12 + 2` in one cell; a sheet that is summed
 * has what is ordered and what comes free beside each other.
 * @param shown `exportRows()` of the grid
 * @param lines `shownRows()` of the grid
 */
export function orderSheet(shown: GridExport, lines: readonly OrderLine[]): Sheet {
  const has = (id: string) => shown.columns.some((column) => column.id === id);
  if (!has('quantity') || has('bonus')) return gridSheet(orderMessages.order.title, shown);
  const bonus: GridExport['columns'][number] = {
    ...{ id: 'bonus', header: columns.bonus, kind: 'number', align: 'end', summary: null },
    values: lines.map((line) => line.bonus),
    texts: lines.map((line) => String(line.bonus)),
  };
  return gridSheet(orderMessages.order.title, {
    ...shown,
    columns: shown.columns.flatMap((column) => (column.id === 'quantity' ? [column, bonus] : [column])),
  });
}
