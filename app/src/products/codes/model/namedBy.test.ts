import { describe, expect, it } from 'vitest';
import type { Product } from '#products/search/model/product.ts';
import { getSearchText, hasCode } from './namedBy.ts';

describe('a product', () => {
  const product = {
    barcodes: ['6001234567899', '0096385074', '', '', ' '] as readonly string[],
    nappiCode: '00703456',
    supplierProductCode: 'KE102334',
  } as Product;

  it.each([
    ['Barcode', '6001234567899', true],
    ['Barcode', '0000096385074', true],
    ['Barcode', '600123456789', false],
    ['Nappi', '703456', true],
    ['Nappi', '70345', false],
    ['SupplierProduct', 'ke102334', true],
    ['SupplierProduct', 'KE10233', false],
  ] as const)('is identified by %s %s: %s', (field, value, named) => {
    expect(hasCode(product, { field, value })).toBe(named);
  });

  it('is requested without the leading zeros of its printed code', () => {
    expect(getSearchText({ field: 'Barcode', value: '0000096385074' })).toBe('96385074');
    expect(getSearchText({ field: 'Barcode', value: '0000000000000' })).toBe('0');
    expect(getSearchText({ field: 'SupplierProduct', value: '0012' })).toBe('0012');
  });
});
