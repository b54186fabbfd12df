import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeProduct } from '../../src/catalogue/derive.ts';
import { NotAPriceList, readPriceList } from '../../src/import/price-list.ts';
import type { Counts } from '../../src/import/report.ts';
import { further, HEADINGS, type Line, list, product } from './price-lists.ts';

const read = (...lines: string[][]) => readPriceList(list(...lines), 'test');

/** Imports a list of one line and returns its product. */
function one(line: Line) {
  const { products, report } = read(product(line));
  const [found] = products;
  if (!found) throw new Error('no product');
  return { ...found, report: report.lines.map(({ outcome, text }) => `${outcome}: ${text}`).join('\n') };
}

const addsUp = ({ read: all, headings, blank, products, ingredients, duplicates, refused }: Counts) => {
  expect(headings + blank + products + ingredients + duplicates + refused).toBe(all);
};

describe('a product of several lines', () => {
  it('reads lines without a nappi code as further ingredients', () => {
    const { products, report } = read(
      product({ ingredient: 'Amoxycillin', strength: '250', unit: 'mg/5ml', form: 'SUS', pack: '100' }),
      further('Clavulanic acid', '62,5', 'MG/5 ml'),
      product({ nappi: '700000002' }),
    );
    expect(products).toHaveLength(2);
    expect(products[0]?.ingredients).toEqual([
      { name: 'Amoxicillin', strength: '250', unit: 'mg/5ml' },
      { name: 'Clavulanic acid', strength: '62.5', unit: 'mg/5ml' },
    ]);
    expect(products[0]?.strength).toBe('250/62.5 mg/5ml');
    expect(report.counts).toMatchObject({ read: 4, headings: 1, products: 2, ingredients: 1, refused: 0 });
  });

  it('reads a solvent in the same box as one of them, and 31 of them', () => {
    const many = Array.from({ length: 31 }, (_, index) => further(`Amino acid ${index}`, '1', 'g'));
    const solvent = further('Water for injection');
    solvent[6] = 'Examplo Solvent';
    const { products, report } = read(product(), ...many, solvent);
    expect(products[0]?.ingredients).toHaveLength(33);
    expect(report.counts.ingredients).toBe(32);
  });

  it('rejects an ingredient that belongs to no product', () => {
    const { report } = read(further('Adrenaline'), product({ nappi: 'none' }), further('Adrenaline'), product());
    expect(report.counts).toMatchObject({ refused: 3, products: 1, ingredients: 0 });
    expect(report.lines[0]?.text).toBe('a further ingredient without a product above it');
  });
});

describe('the headings', () => {
  it.each([
    ['in capitals', (heading: string) => heading.toUpperCase()],
    ['with spaces around', (heading: string) => `  ${heading.replaceAll(' ', '  ')} `],
    ['with full stops and dashes', (heading: string) => heading.replaceAll(' ', '-')],
  ])('are recognised %s', (_, change) => {
    const [heading, ...lines] = list(product());
    if (!heading) throw new Error('no heading');
    const drifted = [{ ...heading, cells: heading.cells.map(change) }, ...lines];
    expect(readPriceList(drifted, 'test').products).toHaveLength(1);
  });

  it('are recognised as in the lists of 2013', () => {
    const names: Record<string, string> = {
      'Medicine Schedule': 'Schedule',
      'Medicine Proprietary Name': 'Product Proprietary Name',
    };
    const [, ...lines] = list(product());
    const rows = [{ line: 1, cells: HEADINGS.map((heading) => names[heading] ?? heading) }, ...lines];
    expect(readPriceList(rows, 'test').products).toMatchObject([{ name: 'Examplo 5 mg', schedule: '3' }]);
  });

  it('without a product below are rejected with the reason of the first line', () => {
    expect(() => readPriceList(list(product({ nappi: '$700000001' })), 'test')).toThrow(
      "it has the columns, but no product. Line 2: nappi code '$700000001' has '$' before its digits: leave it out.",
    );
    expect(() => readPriceList(list(product({ nappi: '$7001' })), 'test')).toThrow(
      "Line 2: nappi code '$7001' has not 8 to 12 digits.",
    );
  });

  it('are recognised in another order, under the names of other years, below a title', () => {
    const names: Record<string, string> = { 'Nappi Code': 'NAPPI', SEP: 'Single Exit Price', 'ATC 4 ': 'ATC4' };
    const order = HEADINGS.map((_, index) => index).reverse();
    const turned = (row: readonly string[]) => order.map((at) => row[at] ?? '');
    const rows = [
      { line: 1, cells: ['Database of Medicine Prices'] },
      { line: 2, cells: [] },
      { line: 3, cells: turned(HEADINGS.map((heading) => names[heading] ?? heading)) },
      { line: 4, cells: turned(product()) },
    ];
    const { products, report } = readPriceList(rows, 'test');
    expect(products[0]).toMatchObject({ nappicode: '700000001', sepcents: 11_500 });
    expect(report.counts).toMatchObject({ read: 4, headings: 3, products: 1 });
  });

  it.each([
    [
      'another table',
      [
        ['nappi_code', 'name', 'sep'],
        ['1', '2', '3'],
      ],
    ],
    ['nothing', []],
    ['a sheet without rows', [HEADINGS]],
  ])('of %s are rejected with one message', (_, rows) => {
    const lines = rows.map((row, index) => ({ line: index + 1, cells: row }));
    expect(() => readPriceList(lines, 'test')).toThrow(NotAPriceList);
    expect(() => readPriceList(lines, 'test')).toThrow(/Nothing was changed\.$/);
  });
});

describe('a nappi code', () => {
  it.each(['71669601', '700000001', '7708329001', '70000000100', '700000001000', ' 700 000 001 ', '700000001.0'])(
    '%s is accepted',
    (nappi) => {
      expect(one({ nappi }).nappicode).toBe(nappi.replace('.0', '').replaceAll(' ', ''));
    },
  );

  it.each(['', '1234567', '7000000010001', '70000A001', '-7000000', '000000000'])('%s is rejected', (nappi) => {
    const { report } = read(product({ nappi }), product());
    expect(report.counts).toMatchObject({ refused: 1, products: 1 });
    expect(report.lines[0]?.text).toMatch(/8 to 12 digits/);
  });

  it.each(['$', '-', 'R '])('after %s is rejected because of that prefix', (prefix) => {
    const { report } = read(product({ nappi: `${prefix}70000001` }), product());
    expect(report.lines[0]?.text).toContain(`'${prefix.trim()}' before its digits: leave it out`);
  });

  it('that occurs twice is one product, with the data of both lines', () => {
    const { products, report } = read(
      product({ sep: '', ingredient: 'Aprepitant', strength: '125' }),
      product({ name: '', sep: '828.53', ingredient: 'Aprepitant', strength: '80' }),
      further('Sorbitol'),
    );
    expect(products).toHaveLength(1);
    expect(products[0]).toMatchObject({ name: 'Examplo 5 mg', sepcents: 82_853 });
    expect(products[0]?.ingredients.map(({ strength }) => strength)).toEqual(['125', '80', '']);
    expect(report.counts).toMatchObject({ products: 1, duplicates: 1, ingredients: 1 });
    expect(report.lines).toEqual([
      { line: 3, outcome: 'merged', text: '700000001 is the product of line 2, its price was taken from here' },
    ]);
  });
});

describe('a schedule', () => {
  it.each([
    ['S3', '3', ''],
    ['S 3', '3', 'repaired'],
    ['S3               ', '3', 'repaired'],
    ['S1,S4', '4', 'repaired'],
    ['S2 & S3', '3', 'repaired'],
    ['S4 (NS2)', '4', 'repaired'],
    ['s5', '5', 'repaired'],
    ['', '4', 'blank taken as 4'],
    [' ', '4', 'blank taken as 4'],
  ])("'%s' is %s", (schedule, expected, report) => {
    const found = one({ schedule });
    expect(found.schedule).toBe(expected);
    expect(found.report).toContain(report);
    if (report === '') expect(found.report).toBe('');
  });
});

describe('a price', () => {
  it.each([
    ['230.5085', undefined, 23_051, ''],
    ['342.510058800000012', undefined, 34_251, ''],
    ['R 1 234,50', undefined, 123_450, ''],
    ['251189', undefined, 25_118_900, ''],
    ['', undefined, 0, 'price missing, kept without supplier prices'],
    ['n/a', ['80', '10', '12.6'], 10_260, 'taken from its parts'],
    ['0.02', undefined, 0, 'placeholder'],
    ['0.0228706903568', undefined, 0, 'placeholder'],
    ['0.0249', undefined, 0, 'placeholder'],
    ['0.025', undefined, 3, ''],
    ['0', undefined, 0, 'placeholder'],
    ['-5', undefined, 0, 'kept without'],
    ['115', ['80', '10', '12.6'], 11_500, 'add up to 102.60, not 115.00'],
    ['115', ['86.96', '13.04', '15'], 11_500, ''],
  ] as const)('of %j with parts %j is %i cents', (sep, parts, cents, report) => {
    const found = one({ sep, ...(parts ? { parts } : {}) });
    expect(found.sepcents).toBe(cents);
    expect(found.report).toContain(report);
    if (report === '') expect(found.report).toBe('');
  });
});

describe('a name', () => {
  it.each([
    ['  Teveten   600  ', 'Teveten 600'],
    ['Aranesp 10 μg', 'Aranesp 10 µg'],
    ['"Quoted", 5% & Co® ™', '"Quoted", 5% & Co® ™'],
    ['Ubistesin forte cartridges 1.7ml 40mg/0.', 'Ubistesin forte cartridges 1.7ml 40mg/0.'],
    ['Cynt\u00a00,2', 'Cynt 0,2'],
  ])("'%s' is '%s'", (name, expected) => {
    expect(one({ name }).name).toBe(expected);
  });

  it('does not repeat its strength in the description', () => {
    const described = (line: Line) => completeProduct(read(product(line)).products[0] as never).description;
    expect(described({ name: 'Cynt 0,2 MG', strength: '0.2' })).toBe("Cynt 0,2 MG TAB 30's");
    expect(described({ name: 'Cynt', strength: '0,2' })).toBe("Cynt 0.2 mg TAB 30's");
  });
});

describe('a pack', () => {
  it.each([
    ['30', '1', 'TAB', '30', ''],
    ['3', '10', 'INJ', '10 x 3ml', ''],
    ['16.7', '1', 'INJ', '16.7ml', ''],
    ['0', '1', 'TAB', '', 'pack size 0 left out'],
    ['', '', 'TAB', '', 'pack size blank left out'],
    ['20000', '', 'TAB', '20000', ''],
    ['100', '1', ' Syr ', '100ml', ''],
  ])('of %s × %s as %s is %j', (pack, quantity, form, expected, report) => {
    const found = one({ pack, quantity, form });
    expect(found.packsize).toBe(expected);
    expect(found.report).toBe(report === '' ? '' : `repaired: 700000001: ${report}`);
  });
});

describe('the facts of a product', () => {
  it.each(['Discontinued', 'discontinued', 'Discontinue', 'Discontinued '])('%j is discontinued', (status) => {
    expect(one({ status }).discontinued).toBe(true);
  });

  it.each(['', ' ', 'Approved'])('%j is not', (status) => {
    expect(one({ status }).discontinued).toBe(false);
  });

  it.each([
    ['0riginator', 'read as Originator'],
    ['Orginator', 'read as Originator'],
    ['originator ', ''],
    ['GENERIC', ''],
    ['', ''],
    ['Maybe', 'neither originator nor generic'],
  ])('reads %j or reports a typing error', (originator, report) => {
    const found = one({ originator }).report;
    expect(found).toContain(report);
    if (report === '') expect(found).toBe('');
  });

  it.each([
    ['2016-11-28', '2016-11-28'],
    ['2016/11/28', '2016-11-28'],
    ['28/11/2016', '2016-11-28'],
    ['2016-02-31', ''],
    ['soon', ''],
  ])('date %s is %j', (effective, expected) => {
    expect(one({ effective }).datemodified).toBe(expected);
  });
});

describe('equivalents', () => {
  const getKey = (line: Line, ...others: string[][]) => read(product(line), ...others).products[0]?.genericskey;

  it.each([
    [{ ingredient: 'amoxycillin trihydrate' }, { ingredient: 'Amoxicillin' }],
    [{ ingredient: 'Paracetemol' }, { ingredient: 'PARACETAMOL ' }],
    [{ ingredient: 'Ropinirole HCI' }, { ingredient: 'ropinirole hydrochloride' }],
    [{ ingredient: 'Amlodipine besylate equivalent to 5 mg amlodipine' }, { ingredient: 'Amlodipine' }],
    [{ ingredient: 'brimonidine\u00a0tartrate,' }, { ingredient: 'Brimonidine tartrate' }],
    [
      { strength: '0,5', unit: 'µg' },
      { strength: '0.50', unit: 'mcg' },
    ],
    [{ strength: '0.299999999999998' }, { strength: '0.3' }],
    [{ strength: '1.15999999998' }, { strength: '1.16' }],
    [{ form: 'FCT' }, { form: 'tab ' }],
  ])('%j and %j are equivalent', (left, right) => {
    expect(getKey(left)).toBe(getKey(right));
    expect(getKey(left)).not.toBe('');
  });

  it.each([
    { strength: '10' },
    { strength: '0.010806412' },
    { strength: '5.0000001' },
    { unit: 'g' },
    { form: 'CAP' },
    { ingredient: 'Enalapril' },
  ])('%j is not equivalent', (line) => {
    expect(getKey(line)).not.toBe(getKey({}));
  });

  it('do not depend on the order of the ingredients', () => {
    const left = getKey({ ingredient: 'Losartan', strength: '50' }, further('Hydrochlorothiazide', '12,5', 'mg'));
    const right = getKey({ ingredient: 'Hydrochlorothiazide', strength: '12.5' }, further('losartan', '50', 'mg'));
    expect(left).toBe(right);
  });

  it('need a strength: the placeholder ZZZ gives none', () => {
    expect(getKey({ strength: '1', unit: 'ZZZ' })).toBe('');
  });
});

describe('the report', () => {
  const cell = fc.oneof(
    fc.constantFrom('', ' ', '700000001', '700000002', '12', 'S4', 'TAB', '0.02', '115', 'Amlodipine', 'Name'),
    fc.string({ maxLength: 12 }),
  );
  const row = fc.oneof(
    fc.array(cell, { maxLength: 24 }),
    fc.constantFrom(product(), product({ nappi: '700000002' }), further('Sorbitol'), [], [''], product({ nappi: '' })),
  );

  it('accounts for every line, whatever the lines are', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
        const lines = list(product({ nappi: '799999999' }), ...rows);
        const { products, report } = readPriceList(lines, 'test');
        addsUp(report.counts);
        expect(report.counts.read).toBe(lines.length);
        expect(report.counts.products).toBe(products.length);
        expect(report.lines.filter(({ outcome }) => outcome === 'refused')).toHaveLength(report.counts.refused);
        expect(report.lines.filter(({ outcome }) => outcome === 'merged')).toHaveLength(report.counts.duplicates);
        expect(report.lines.filter(({ outcome }) => outcome === 'repaired')).toHaveLength(report.repaired);
      }),
      { numRuns: 300 },
    );
  });

  it('produces valid products from any list', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
        const { products } = read(product({ nappi: '799999999' }), ...rows);
        const complete = products.map(completeProduct);
        expect(new Set(complete.map(({ productid }) => productid)).size).toBe(complete.length);
        for (const { sepcents, description } of complete) {
          expect(Number.isInteger(sepcents) && sepcents >= 0).toBe(true);
          expect(description).not.toBe('');
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('ambiguous or invisible content of a list', () => {
  it('has invisible characters of a name removed and reported', () => {
    const { products, report } = read(product({ name: 'Zzq \u202egnp.exe\u202c x\u200by' }));
    expect(products[0]?.name).toBe('Zzq gnp.exe xy');
    expect(report.lines[0]?.text).toContain('invisible characters left out of the name');
  });

  it('has names of at most 200 characters', () => {
    const { products, report } = read(product({ name: 'a'.repeat(20_000) }));
    expect(products[0]?.name).toHaveLength(200);
    expect(report.lines[0]?.text).toContain('name cut at 200 characters');
  });

  it('has invalid days reported', () => {
    const { report } = read(product({ effective: '31/02/2026' }));
    expect(report.lines[0]?.text).toContain("effective date '31/02/2026' left out");
  });

  it.each([
    ['commas for decimals', ['12,50', '7,25', '3,99'], '1,234', 123],
    ['points for decimals', ['12.50', '7.25', '3.99'], '1,234', 123_400],
  ])('has prices read in the notation of their column: %s', (_, others, sep, cents) => {
    const { products } = read(
      ...others.map((price, index) => product({ nappi: `70000001${index}`, sep: price })),
      product({ nappi: '700000020', sep }),
    );
    expect(products.find(({ nappicode }) => nappicode === '700000020')?.sepcents).toBe(cents);
  });

  it('has an ambiguous price resolved by the sum of its parts', () => {
    const { products } = read(product({ sep: '1,234', parts: ['1000', '73.04', '160.96'] }));
    expect(products[0]?.sepcents).toBe(123_400);
  });
});
