import type { GridExport } from '@mortar/design-system';
import type { Sheet } from '#documents/workbook/workbook.ts';
import { messages as orderMessages } from '#features/ordering/order/messages.ts';
import { gridSheet } from '#grids/gridSheet.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { messages as printMessages } from '#orders/printing/messages.ts';
import { getPharmacies, type OrderGroup } from '#retailers/model/orderGroup.ts';
import { accountKey } from '#retailers/model/orderPlaces.ts';
import { messages } from './messages.ts';

const { paper } = printMessages;
const texts = messages.menu.file;

type Column = GridExport['columns'][number];

const numbers = (id: string, header: string, values: readonly number[], kind: Column['kind'] = 'number'): Column => ({
  id,
  header,
  kind,
  align: 'end',
  summary: null,
  values,
  texts: values.map(String),
});

/** Pharmacies of a line with their supplier accounts. */
function pharmaciesText(line: OrderLine, group: OrderGroup): string {
  if (group.pharmacies.length === 0) return paper.noPharmacies;
  const named = getPharmacies(line, group).map(({ id, name }) => {
    const account = group.places?.accounts.get(accountKey(line.supplierCode, id));
    return account === undefined ? name : paper.pharmacyAccount(name, account);
  });
  return named.join('; ');
}

/** Additional columns of a group's file: pharmacies and total quantity. */
function getPharmacyColumns(columns: readonly Column[], lines: readonly OrderLine[], group: OrderGroup): Column[] {
  const names = lines.map((line) => pharmaciesText(line, group));
  const pharmaciesColumn: Column = {
    ...numbers('pharmacies', texts.pharmacies, []),
    kind: 'text',
    align: 'start',
    values: names,
    texts: names,
  };
  const times = lines.map((line) => getPharmacies(line, group).length);
  const several = group.pharmacies.length > 1;
  const getGroupTotals = (of: 'quantity' | 'bonus' | 'total') =>
    lines.map((line, index) => line[of] * (times[index] ?? 1));
  const splitBonus = (column: Column): Column[] => {
    if (!several) return [column];
    const each = { ...column, header: texts.each(column.header) };
    if (column.id === 'quantity')
      return [each, numbers('quantity in all', texts.inAll(column.header), getGroupTotals('quantity'))];
    if (column.id === 'bonus')
      return [each, numbers('bonus in all', texts.inAll(column.header), getGroupTotals('bonus'))];
    if (column.id === 'total')
      return [each, numbers('total in all', texts.inAll(column.header), getGroupTotals('total'), 'money')];
    return [column];
  };
  return [...columns.flatMap(splitBonus), pharmaciesColumn];
}

/** Facts of an order in the first columns of its file. */
export interface OrderOfFile {
  number: string;
  description: string;
  /** Time of the export, ISO text. */
  made: string;
}

/**
 * Returns an order's lines with every column of the grid (rulings 20 and 55). The grid's `12 + 2` becomes two columns,
 * ordered and free, to allow sums.
 * @param shown `exportRows()` of the grid
 * @param lines `shownRows()` of the grid
 * @param group pharmacies of a group's order; null for a single pharmacy
 */
export function orderSheet(
  order: OrderOfFile,
  shown: GridExport,
  lines: readonly OrderLine[],
  group: OrderGroup | null = null,
): Sheet {
  const columns = group ? getPharmacyColumns(shown.columns, lines, group) : shown.columns;
  return gridSheet(orderMessages.order.title, { ...shown, columns }, [
    { header: texts.number, value: order.number },
    { header: texts.order, value: order.description },
    { header: texts.made, kind: 'date', value: order.made },
  ]);
}
