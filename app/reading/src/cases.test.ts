import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBasketFile } from '#files/basketFile.ts';
import { readOrderFile } from '#files/orderFile.ts';
import { getColumns } from '#lists/columns.ts';
import { getTables, readList, readTextFile } from '#lists/readList.ts';
import type { Table } from '#lists/table.ts';
import { readWorkbook } from '#workbook/readWorkbook.ts';

/** Recreated real-world files; present in development environments only. */
const CASES = process.env.MORTAR_CASES ?? resolve(import.meta.dirname, '../../../../shared/cases');
const hasCases = existsSync(CASES);
const toBytes = (name: string) => new Uint8Array(readFileSync(resolve(CASES, name)));

const A = '6008680819473';
const B = '6010544727367';

async function getTable(name: string): Promise<Table> {
  if (!name.endsWith('.xlsx')) return readTextFile(toBytes(name), name, new AbortController().signal);
  const [table] = getTables(await readWorkbook(toBytes(name)), name);
  if (!table) throw new Error('it is empty');
  return table;
}

/** Each line's first lookup value and quantity, or its problem. */
async function toLines(name: string) {
  const table = await getTable(name);
  const { list, problem } = await readList(table, getColumns(table.rows));
  if (!list) return problem;
  return list.lines.map(({ lookups, quantity, problem: wrong }) => wrong ?? [lookups[0]?.value, quantity]);
}

describe.skipIf(!hasCases)('a list from a real pharmacy', () => {
  it.each([
    [
      'P03-order-id.csv',
      [
        [A, 2],
        [B, 3],
      ],
    ],
    [
      'P05-on-order.csv',
      [
        [A, 2],
        [B, 3],
      ],
    ],
    [
      'P07b-units-per-pack.csv',
      [
        [A, 2],
        [B, 3],
      ],
    ],
    [
      'P14-nappi-ext.csv',
      [
        ['727970007', 2],
        ['716794016', 3],
      ],
    ],
    [
      'P16-java-double.csv',
      [
        [A, 2],
        [B, 3],
      ],
    ],
    [
      'P17-quoted-space.csv',
      [
        [A, 2],
        [B, 3],
      ],
    ],
    [
      'P21-sheet-history.xlsx',
      [
        [A, 2],
        [B, 3],
      ],
    ],
    ['P23-iso-date-quantity.xlsx', ['quantity', [B, 3]]],
    [
      'P09-prefixed.xlsx',
      [
        [A, 2],
        [B, 3],
        ['6093246566311', 4],
      ],
    ],
  ])('%s gives the expected order lines', async (name, lines) => {
    expect(await toLines(name)).toEqual(lines);
  });
});

describe.skipIf(!hasCases)('a basket file from a real pharmacy', () => {
  const getBasket = async (name: string) =>
    readBasketFile(await readWorkbook(toBytes(name))).lines.map(({ nappi, quantity }) => [
      nappi,
      quantity.kind === 'quantity' ? quantity.quantity : quantity.kind,
    ]);

  it.each([
    [
      'P08-date-quantity-basket.xlsx',
      [
        ['727970007', 'unclear'],
        ['716794016', 'unclear'],
        ['3607495011', 4],
      ],
    ],
    [
      'P09-prefixed.xlsx',
      [
        ['727970007', 2],
        ['716794016', 3],
        ['3607495011', 4],
      ],
    ],
    [
      'P11-java-doubles-basket.xlsx',
      [
        ['727970007', 2],
        ['716794016', 3],
        ['3607495011', 4],
      ],
    ],
  ])('%s gives the expected lines', async (name, lines) => {
    expect(await getBasket(name)).toEqual(lines);
  });
});

describe.skipIf(!hasCases)('an order file from a real pharmacy', () => {
  it('P12-stylesheet-order.xml has one line', () => {
    expect(readOrderFile(toBytes('P12-stylesheet-order.xml'))).toMatchObject([
      { quantity: { kind: 'quantity', quantity: 2 } },
    ]);
  });
});
