import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { messages } from '#settings/suppliers/messages.ts';
import {
  hasTerms,
  MONTH_ENDS,
  type SupplierValues,
  supplierSchema,
  supplierTerms,
  supplierValues,
} from './supplierValues.ts';

const { required, select, atLeast } = messages.rules;
const values: SupplierValues = {
  creditlimit: 5_000_050,
  minimumordervalue: 0,
  closingday: '25',
  retailprice: 'List',
  additionalinfo: '',
  telephonenumber: '021 555 0200',
  email: 'orders@kestrel.example',
  accountnumber: 'K-1',
};
const supplier = {
  ...values,
  creditorid: 101,
  wholesalercode: 'KEST',
  wholesalername: 'Kestrel',
  preference: 1,
  autoregretsenabled: true,
  creditlimit: 50_000.5,
  minimumordervalue: 0,
  closingday: 25,
};

function getErrors(changed: object): Record<string, string> {
  try {
    supplierSchema.validateSync({ ...values, ...changed }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}

describe('the form of a supplier', () => {
  it.each([
    ['valid values', {}, {}],
    ['no credit limit', { creditlimit: null }, { creditlimit: required }],
    ['a credit limit of 0', { creditlimit: 0 }, {}],
    ['a credit limit under 0', { creditlimit: -1 }, { creditlimit: atLeast(0) }],
    ['the largest number', { creditlimit: Number.MAX_SAFE_INTEGER }, {}],
    ['no minimum order', { minimumordervalue: null }, { minimumordervalue: required }],
    ['a minimum order under 0', { minimumordervalue: -100 }, { minimumordervalue: atLeast(0) }],
    ['no month end', { closingday: '' }, { closingday: select }],
    ['day 0', { closingday: '0' }, { closingday: select }],
    ['day 32', { closingday: '32' }, { closingday: select }],
    ['no day', { closingday: '__proto__' }, { closingday: select }],
    ['texts of any kind', { retailprice: '<b>🦓</b>'.repeat(100), additionalinfo: '‮ مرحبا', accountnumber: ' ' }, {}],
    ['several e-mail addresses', { email: 'orders@kestrel.example; desk@kestrel.example' }, {}],
    ['no e-mail address', { email: '' }, {}],
    [
      'an invalid e-mail address',
      { email: 'not an address' },
      { email: expect.stringMatching(/^Please enter an e-mail address/) },
    ],
    [
      'texts that are too long',
      { retailprice: 'x'.repeat(1_001), accountnumber: 'x'.repeat(1_000) },
      { retailprice: 'At most 1000 characters.' },
    ],
    [
      'all required fields empty',
      { creditlimit: null, minimumordervalue: null, closingday: '' },
      { creditlimit: required, minimumordervalue: required, closingday: select },
    ],
  ])('with %s', (_what, changed, expected) => expect(getErrors(changed)).toEqual(expected));

  it.each(MONTH_ENDS)('accepts day %s', (closingday) => expect(getErrors({ closingday })).toEqual({}));

  it('starts with the values of the supplier and sends them unchanged, in the main unit', () => {
    expect(supplierValues(supplier)).toEqual(values);
    const terms = supplierTerms(101, values);
    expect(terms).toMatchObject({ creditorid: 101, creditlimit: 50_000.5, minimumordervalue: 0, closingday: 25 });
    expect(hasTerms(supplier, terms)).toBe(true);
    expect(hasTerms({ ...supplier, email: '' }, terms)).toBe(false);
  });

  it('starts without a day if the supplier has none', () => {
    expect(supplierValues({ ...supplier, closingday: 0 }).closingday).toBe('');
  });
});
