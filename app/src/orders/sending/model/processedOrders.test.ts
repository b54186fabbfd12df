import { describe, expect, it } from 'vitest';
import { processedRows, statusSheet, suppliersSentTo } from './processedOrders.ts';

const at = (suppliercode: string, status: string) => ({
  suppliername: `${suppliercode} Ltd`,
  suppliercode,
  computername: 'HQ-1',
  status,
  description: status === 'Success' ? 'Order 200147 was sent.' : 'No account.',
});
const orders = [
  { retailerid: 2001, retailername: 'Sea Point', supplierorders: [at('KEST', 'Success'), at('UMVO', 'Failed')] },
  { retailerid: 2002, retailername: 'Claremont', supplierorders: [at('KEST', 'Success'), at('UMVO', 'Failed')] },
];

describe('the result of a group’s order', () => {
  it('has a row for each retailer and supplier', () => {
    const rows = processedRows(orders);
    expect(rows.map(({ id, retailer, supplier, succeeded }) => [id, retailer, supplier, succeeded])).toEqual([
      [0, 'Sea Point', 'KEST Ltd', true],
      [1, 'Sea Point', 'UMVO Ltd', false],
      [2, 'Claremont', 'KEST Ltd', true],
      [3, 'Claremont', 'UMVO Ltd', false],
    ]);
  });

  it('keeps the server’s text', () => {
    expect(processedRows(orders)[1]).toEqual({
      id: 1,
      retailer: 'Sea Point',
      retailerId: 2001,
      supplier: 'UMVO Ltd',
      supplierCode: 'UMVO',
      status: 'Failed',
      succeeded: false,
      description: 'No account.',
    });
  });

  it('counts a supplier once, and only if an order was sent to it successfully', () => {
    expect(suppliersSentTo(processedRows(orders))).toBe(1);
    expect(suppliersSentTo([])).toBe(0);
    const both = [{ ...orders[0], supplierorders: [at('KEST', 'Success'), at('UMVO', 'Success')] }];
    expect(suppliersSentTo(processedRows(both as typeof orders))).toBe(2);
  });

  it('is written into the status file as it is displayed', () => {
    const { name, columns, rows } = statusSheet(processedRows(orders), {
      number: '2000004',
      at: '2026-11-20T08:05:00Z',
    });
    expect(columns.map(({ header }) => header)).toEqual([
      ...['Order Number', 'Sent Date'],
      ...['Retailer', 'Supplier', 'Status', 'Description'],
    ]);
    expect(name).toBe('Order statuses');
    expect([...rows][1]).toEqual(['2000004', '2026-11-20T08:05:00Z', 'Sea Point', 'UMVO Ltd', 'Failed', 'No account.']);
    expect([...rows]).toHaveLength(4);
  });
});
