import { describe, expect, it } from 'vitest';
import { readOrderFile } from './orderFile.ts';

const toLines = (items: string) => readOrderFile(new TextEncoder().encode(`<order>${items}</order>`));

describe('an order file', () => {
  it('loses no item: nested and upper-case items are lines too', () => {
    const lines = toLines('<items><item nap="1"/></items><Item nap="2"><item nap="3"/></Item>');
    expect(lines.map(({ nappi }) => nappi).toSorted()).toEqual(['1', '2', '3']);
  });

  it.each([
    ['an attribute and an element', '<item q="7"><q>8</q></item>', { kind: 'unclear' }],
    ['two elements', '<item><q>2</q><q>3</q></item>', { kind: 'unclear' }],
    ['the same twice', '<item q="7"><q>7</q></item>', { kind: 'quantity', quantity: 7 }],
    ['an element with another in it', '<item><q>4<del>200</del></q></item>', { kind: 'unclear' }],
    ['a name in capitals', '<item Q="7"/>', { kind: 'quantity', quantity: 7 }],
    ['an element only', '<item q=""><q> 7 </q></item>', { kind: 'quantity', quantity: 7 }],
  ])('with the quantity given by %s is not guessed', (_, item, quantity) => {
    expect(toLines(item)).toMatchObject([{ quantity }]);
  });

  it.each([
    ['(01)06001234567899(17)270131', '6001234567899'],
    ['06001234567899', '6001234567899'],
    ['6001234567899', '6001234567899'],
    ['600 1234 567899', '6001234567899'],
    ['16001234567896', ''],
  ])('reads the barcode %s as %j', (ean, barcode) => {
    expect(toLines(`<item ean="${ean}" q="1"/>`)).toMatchObject([{ barcode }]);
  });
});
