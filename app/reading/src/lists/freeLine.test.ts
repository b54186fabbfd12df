import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFreeLine, withoutChatHeads } from './freeLine.ts';

const LINES: readonly [string, string | null, number | null, string?][] = [
  ['4 x 703988001', '703988001', 4],
  ['6x705691004', '705691004', 6],
  ['705691004x6', '705691004', 6],
  ['2 763500003', '763500003', 2],
  ['763500003 2', '763500003', 2],
  ['703988001 - 4', '703988001', 4],
  ['705691004 – 6', '705691004', 6],
  ['763500003: 2', '763500003', 2],
  ['703988001 = 4', '703988001', 4],
  ['703988001, 4', '703988001', 4],
  ['703988001 x4', '703988001', 4],
  ['703988001 × 4', '703988001', 4],
  ['703988001 *4', '703988001', 4],
  ['703988-001 x 4', '703988001', 4],
  ['703988001 qty 4', '703988001', 4],
  ['Qty: 4 703988001', '703988001', 4],
  ['703988001 4 packs', '703988001', 4],
  ['6001234567899 x 3', '6001234567899', 3],
  ['600 1234 567899 x 3', '6001234567899', 3],
  ['KE102334 x 5', 'KE102334', 5],
  ['Altosec 10mg 28s 703988001 4', '703988001', 4, 'Altosec 10mg 28s'],
  ['Altosec 10mg 28s 703988001 x 4', '703988001', 4, 'Altosec 10mg 28s'],
  ['4 x Altosec 10mg 28s 703988001', '703988001', 4, 'Altosec 10mg 28s'],
  ['703988001 Altosec 10mg 28s x 4', '703988001', 4, 'Altosec 10mg 28s'],
  ['[08:12, 28/11/2026] Thandi: 703988001 x 4', '703988001', 4, ''],
  ['[2026/11/28, 08:12:33] Thandi M: 4 x 703988001', '703988001', 4, ''],
  ['28/11/2026, 08:12 - Thandi: 703988001 x 4', '703988001', 4, ''],
  ['11/28/26, 8:12 AM - Thandi: Altosec 703988001 x 4', '703988001', 4, 'Altosec'],
  // A pack size or strength is not a quantity.
  ['703988001 Altosec 10mg 28', '703988001', null],
  ['703988001 Panado 24', '703988001', null],
  ['28 Altosec 703988001', '703988001', null],
  ['703988001 10mg', '703988001', null],
  ['Ampoules 10 x 3ml 703988001', '703988001', null],
  ['703988001 Ampoules 10x3ml', '703988001', null],
  ['703988001 Panado 2 x 12', '703988001', null],
  ['703988001 Panado 500mg x 24', '703988001', null],
  ['703988001 Panado 0.5 % x 24', '703988001', null],
  ['Insulin 100 units/ml 703988001', '703988001', null],
  ['703988001 box of 24 units', '703988001', null],
  ['703988001 Ampoules 10 x 3ml qty 4', '703988001', 4],
  ['703988001', '703988001', null],
  ['703988001 x 2.5', '703988001', null],
  ['703988001 4 6', '703988001', null],
  ['2 x 703988001 x 4', '703988001', null],
  ['703988001 x 0', '703988001', null],
  ['703988001 *4 6', '703988001', null],
  ['703988001 >4', '703988001', null],
  ['703988001 >= 4', '703988001', null],
  ['703988001 -> 4', '703988001', 4],
  ['703988001 1 box (10 packs)', '703988001', null],
  ['703988001 2 box', '703988001', 2],
  ['703988001 001', '703988001', null],
  ['❌ 703988001 4', '703988001', null],
  ['16008680819470 2', '6008680819473', null],
  ['(01)16008680819470 x 2', '6008680819473', null],
  ['06008680819473 2', '6008680819473', 2],
  ['no 703988001 4', '703988001', null],
  ['No. 703988001 4', '703988001', 4],
  ["don't send 703988001 x 4", '703988001', null],
  ['703988001 x 4 cancelled', '703988001', null],
  ['out of stock 703988001 4', '703988001', null],
  ['703988001 x 4 moenie stuur', '703988001', null],
  ['703988001 x 1000000', '703988001', null],
  // Names only.
  ['Panado 24 x 5', null, 5, 'Panado 24'],
  ['Altosec 10mg x 4', null, 4, 'Altosec 10mg'],
  ['5 x Panado 24', null, 5, 'Panado 24'],
  ['Panado 24', null, null, 'Panado 24'],
  ['Please send today', null, null, 'Please send today'],
  ['703988001 x 4, 705691004 x 6', null, null],
];

describe('a line with code and quantity in any position', () => {
  it.each(LINES)('%s', (line, code, quantity, description) => {
    const read = readFreeLine(line);
    expect([read.code?.code ?? null, read.quantity]).toEqual([code, quantity]);
    if (description !== undefined) expect(read.description).toBe(description);
  });

  it('never has a quantity that is not one of its numbers', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '703988001',
        '6001234567899',
        'KE102334',
        'Panado',
        '10mg',
        '28s',
        'x',
        '-',
        ':',
        ',',
        'qty',
        'packs',
      ),
      fc.nat(2_000_000).map(String),
      fc.double({ min: 0, max: 99, noNaN: true }).map((number) => number.toFixed(2)),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const { quantity } = readFreeLine(parts.join(' '));
        if (quantity === null) return;
        expect(parts.some((each) => /^\d+$/.test(each) && Number(each) === quantity)).toBe(true);
        expect(quantity).toBeGreaterThan(0);
        expect(quantity).toBeLessThan(1_000_000);
      }),
      { numRuns: 1000 },
    );
  });
});

it('removes the chat prefix of each message, line by line', () => {
  const chat = '[08:12, 28/11/2026] Thandi: 703988001 x 4\r\n705691004 x 6\n[08:13, 28/11/2026] Thandi: 763500003 x 2';
  expect(withoutChatHeads(chat)).toBe('703988001 x 4\r\n705691004 x 6\n763500003 x 2');
});
