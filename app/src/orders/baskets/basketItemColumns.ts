import { type GridColumn, numberColumn } from '@mortar/design-system';
import { alwaysExported, codeColumn, productColumn, supplierColumn } from '#grids/columns.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { messages } from './messages.ts';

/** Returns the columns of a basket's items (002 §2.5). @param short short name of a supplier */
export function basketItemColumns(short: (supplier: string) => string): GridColumn<OrderLine>[] {
  const { columns } = messages.items;
  return alwaysExported([
    supplierColumn(short, { id: 'supplier', header: columns.supplier, value: ({ supplier }) => supplier }),
    codeColumn({ id: 'code', header: columns.code, value: (line) => line.supplierProductCode }),
    productColumn({ id: 'description', header: columns.description, value: ({ description }) => description }),
    numberColumn({ id: 'quantity', header: columns.quantity, width: 84, value: ({ quantity }) => quantity }),
    { id: 'staff', header: columns.staff, width: 140, priority: 2, value: ({ staff }) => staff },
  ]);
}
