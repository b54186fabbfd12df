import { describe, expect, it } from 'vitest';
import { type QuantityStrength, type Role, readHeading } from './headings.ts';

const COUNTS: readonly [string, QuantityStrength][] = [
  ['Order Qty', 3],
  ['OrderQty', 3],
  ['order_quantity', 3],
  ['Qty to Order', 3],
  ['To Order', 3],
  ['Quantity Required', 3],
  ['Bestel Hoeveelheid', 3],
  ['Qty', 2],
  ['QTY.', 2],
  ['Quantity', 2],
  ['Aantal', 2],
  ['Hoeveelheid', 2],
  ['Packs', 2],
  ['Required', 2],
  ['q', 2],
  ['Units', 1],
  ['Order', 1],
  ['Ordered', 1],
  ['Qty Ordered', 1],
  ['Suggested Qty', 1],
  ['Suggested Order', 1],
  ['Reorder Qty', 1],
  ['Quantity Unit', 1],
  ['Qty In', 1],
];

/** Headings with words of a quantity that mean something else. */
const NO_COUNTS = [
  ...['Order ID', 'Order No', 'Order Number', 'Order #', 'OrderRef', 'PO Number', 'Purchase Order', 'Invoice Number'],
  ...['Order Date', 'Order Time', 'Order Status', 'Order Type', 'Ordered By', 'Order Placed By', 'Date Ordered'],
  ...['Qty On Hand', 'Quantity On Hand', 'QOH', 'SOH', 'Stock', 'Stock on hand', 'Stock Qty', 'Qty in Stock'],
  ...['Qty On Order', 'On Order', 'Qty Available', 'Available Qty', 'Qty Returned', 'Returns Qty', 'Qty Sold'],
  ...['Qty Supplied', 'Qty Received', 'Quantity Invoiced', 'Outstanding Qty', 'Back Order Qty', 'Backordered'],
  ...['Free Qty', 'Bonus Qty', 'Average Order', 'Avg Qty', 'Min Order Qty', 'Max Qty', 'Minimum Quantity', 'MOQ'],
  ...['Units Per Pack', 'Qty Per Pack', 'Pack Qty', 'Pack Quantity', 'Pack Size', 'Case Qty', 'Units in a pack'],
  ...['Last Order Qty', 'Last Ordered', 'Previous Qty', 'Qty Last Month', 'Monthly Qty', 'Qty YTD', 'Days'],
  ...['Order Value', 'Order Total', 'Unit Price', 'Total Cost', 'Amount', 'Qty %', 'Order Multiple', 'Reorder Level'],
  ...['Line No', 'Row', 'Order Line Number', 'Batch No', 'Reference', 'Status', 'Branch', 'Customer', 'Expiry Date'],
];

const ROLES: readonly [string, Role | null][] = [
  ['NAPPI', 'nappi'],
  ['Nappi Code', 'nappi'],
  ['nappicode', 'nappi'],
  ['NAPPI Ext', 'extension'],
  ['Nappi Extension', 'extension'],
  ['Ext', 'extension'],
  ['Bar Code', 'barcode'],
  ['Barcode', 'barcode'],
  ['EAN13', 'barcode'],
  ['GTIN', 'barcode'],
  ['Supplier Code', 'supplier'],
  ['supplier_product_code', 'supplier'],
  ['Item No', 'supplier'],
  ['Stock Code', 'supplier'],
  ['Order Code', 'supplier'],
  ['SKU', 'supplier'],
  ['Product Code', 'code'],
  ['Code', 'code'],
  ['Kode', 'code'],
  ['Branch Code', 'none'],
  ['UOM', 'none'],
  ['Unit of Measure', 'none'],
  ['Description', 'description'],
  ['Product Description', 'description'],
  ['Product Name', 'description'],
  ['Item', 'description'],
  ['Supplier', 'none'],
  ['Kolom', null],
  ['', null],
  ['12', null],
];

describe('a heading', () => {
  it.each(COUNTS)('%s is a quantity heading of strength %i', (heading, quantity) => {
    expect(readHeading(heading)).toEqual({ role: 'quantity', quantity });
  });

  it.each(NO_COUNTS)('%s is not a heading of an order quantity', (heading) => {
    expect(readHeading(heading).quantity).toBe(0);
    expect(readHeading(heading).role).toBe('none');
  });

  it.each(ROLES)('%s has the role %s', (heading, role) => {
    expect(readHeading(heading).role).toBe(role);
  });

  it.each([...COUNTS.map(([heading]) => heading), ...NO_COUNTS])(
    '%s is read the same in upper case and with spaces',
    (heading) => {
      expect(readHeading(` ${heading.toUpperCase().replaceAll(' ', '  ')} `).quantity).toBe(
        /[a-z][A-Z]/.test(heading) ? readHeading(heading.toUpperCase()).quantity : readHeading(heading).quantity,
      );
    },
  );
});
