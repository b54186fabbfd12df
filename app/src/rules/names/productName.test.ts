import { describe, expect, it } from 'vitest';
import { descriptionAmong, packStart, productSuffixStart, sharedDescriptions } from './productName.ts';

const parts = (description: string) => {
  const suffixStart = productSuffixStart(description);
  return [description.slice(0, suffixStart), description.slice(suffixStart)];
};

const product = (description: string, nappiCode = '') => ({ description, nappiCode });

describe('products with the same description', () => {
  it.each([
    [[], []],
    [['a'], []],
    [['a', 'b'], []],
    [['a', 'b', 'a'], ['a']],
    [
      ['a', 'a', 'b', 'b', 'b'],
      ['a', 'b'],
    ],
    [['a', 'A', 'a '], []],
  ])('for %j share %j', (descriptions, shared) => {
    expect([...(sharedDescriptions(descriptions.map((each) => product(each))) ?? [])]).toEqual(shared);
  });

  it('are null if none is shared: columns remain unchanged', () => {
    expect(sharedDescriptions([product('a')])).toBeNull();
    expect(sharedDescriptions([])).toBeNull();
  });

  it('are distinguished by their codes; others remain unchanged', () => {
    const shared = new Set(["Allergex 4 mg TAB 30's"]);
    expect(descriptionAmong(product("Allergex 4 mg TAB 30's", '701386002'), shared)).toBe(
      "Allergex 4 mg TAB 30's · 701386002",
    );
    expect(descriptionAmong(product("Allergex 4 mg TAB 60's", '701386003'), shared)).toBe("Allergex 4 mg TAB 60's");
    expect(descriptionAmong(product("Allergex 4 mg TAB 60's", '701386003'), null)).toBe("Allergex 4 mg TAB 60's");
  });

  it.each([
    ['Allergex', " 4 mg TAB 30's · 701386002"],
    ['Sabax Dianeal', ' 1.5% 4 x 2500ml · 3341473017'],
    // Digits elsewhere are not a code.
    ['Odd ·', " 12345678 4 mg TAB 30's"],
    // Without strength, form and pack, only the code is never truncated.
    ['Mortar and pestle', ' · 70138600'],
  ])('keep the complete code of %s%s', (name, suffixStart) =>
    expect(parts(name + suffixStart)).toEqual([name, suffixStart]),
  );
});

describe('the suffix of a description', () => {
  it.each([
    ['Amatol-Abacavir/Lamivudine', " 600/300 mg TAB 100's"],
    ['Zuber-Flucloxacillin', " 500 mg CAP 100's"],
    ['Fenaxirone', ' 125 mg/5ml SUS 100ml'],
    ['Lolife-Oxymetazoline', ' 0.05 % NASAL SPRAY 15ml'],
    ['Panado Plus', " 200/250 mg TAB 20's"],
    ['Adco-Dol', " 20's"],
    ['Vitamin B12', " 1000 mcg TAB 30's"],
    ['3TC', ' 150 mg tablets 60'],
    ['Ubuntu Naturals Hand Sanitiser Aloe', ' 50ml'],
    ['Centrum', " 50+ TAB 30's"],
    ['Salbutamol', ' (100 mcg) inhaler 200 doses'],
    ['Salbutamol', ' (100 mcg) inhaler], 20'],
    ['Kalmag', ' 500 mg Junior 20'],
    ['Centrum 50 PLUSSES', ' 100'],
  ])('of %s is%s', (name, suffixStart) => expect(parts(name + suffixStart)).toEqual([name, suffixStart]));

  it('does not start with a number that is part of the name', () => {
    expect(parts('Vicks 44 Cough Syrup Original Flavour 100 ml')).toEqual([
      'Vicks 44 Cough Syrup Original Flavour',
      ' 100 ml',
    ]);
  });

  it.each([
    ['Voltaren 12.5 Suppositories', " 12.5 mg SUPP 5's"],
    ['Accord Metformin 500', " 500 mg TAB 100's"],
    ['Rimactazid 150/75', " 150/75 mg TAB 56's"],
    ['Tramazac Co 37.5', " 37.5/325 mg TAB 60's"],
    ['Norvir 100mg Tablets', " 100 mg TAB 60's"],
    ['Sabax Ipratropium Br 0,25Mg/2Ml', ' 0.25 mg/2ml SOL 60 x 2ml'],
    ['Eprex 6 000 I.U./0,6 ml', ' 6000 IU/0.6ml INJ 6 x 0.6ml'],
    ['P&U Cytarabine CSV 100mg/5ml Injection', ' 20 mg/ml INJ 5 x 5ml'],
    ['Heparin 0,6 ml', " 0.6 ml INJ 5's"],
    ['Heparin 100 I.U', " 100 iu INJ 5's"],
    ['Combi 20 25', " 20/25 mg TAB 20's"],
    ['Xylo 50 mg', ' 50 mg eye DRP 5ml'],
  ])('of %s, which has its strength or form in its name too, is%s', (name, suffixStart) =>
    expect(parts(name + suffixStart)).toEqual([name, suffixStart]),
  );

  it.each([
    "Femodene 75 mcg 30 mcg TAB 28's",
    "Codef 500 mg and 30 mg TAB 20's",
    'Linctus 5 mg per 5 ml SUS 100ml',
    'Metronidazole 500 mg 500 ml INF 10',
    "Heparin 4 000 IU 6000 IU INJ 5's",
    "Heparin 0,4 ml 0.6 ml INJ 5's",
    "Heparin 100 I.U. 100 mg INJ 5's",
    "Digoxin 100 mg 10 mg TAB 30's",
    'Digoxin 0.25 mg 0.2 mg/5 ml SUS 100ml',
    'Digoxin 2.5 mg 5 mg/2 ml SUS 100ml',
    "Digoxin 100 mg 100 mcg TAB 30's",
    'Digoxin 500 500 mg TAB',
  ])('of %s keeps both its numbers', (text) => expect(parts(text)[1]).toBe(text.slice(text.indexOf(' '))));

  it.each(['', 'Aspirin', '500', "100's", 'A name without any figure'])('%j has none', (text) =>
    expect(productSuffixStart(text)).toBe(text.length),
  );

  it.each([
    // 31 characters, and 32 with the leading space.
    ['Ringer', ' 10/20/30 mg/ml INF 10 x 1000 ml'],
    ['Ringer 10/20/30', ' mg/ml INF 100 x 1000 ml 2'],
  ])('of %s%s has the maximum length', (name, suffixStart) =>
    expect(parts(name + suffixStart)).toEqual([name, suffixStart]),
  );

  it('keeps the end of a suffix that exceeds the maximum length', () => {
    const [name = '', suffixStart = ''] = parts(
      'Dialysis Solution 0.3/0.2/2.3/1.5/0.9/4.4/37.5 g/l INF 1000 x 6ml in 12 bags of 3000ml',
    );
    expect(suffixStart.length).toBeLessThanOrEqual(32);
    expect(name + suffixStart).toContain('INF');
    expect(suffixStart).toMatch(/3000ml$/);
  });
});

describe('the pack of a description', () => {
  it.each([
    ['Eltroxin 50µg 50 mcg TAB ', "100's"],
    ['Amatol-Amoxicillin 125 mg/5ml SUS ', '100ml'],
    ['Eprex 6 000 I.U./0,6 ml 6000 IU/0.6ml INJ ', '6 x 0.6ml'],
    ['Atrovent 40 mcg INH ', '200 doses'],
    ['3TC 150 mg tablets ', '60'],
    ['Panado 500 mg ', "24's"],
    ['Panado 500 mg ', '24s'],
    ['Panado 500 mg ', '100ml'],
    ['Saline 0.9 % ', '1,25l'],
    ['Panado 500 mg TAB ', '30 SR'],
    ['Panado 500 mg TAB Junior ', '30'],
    ['Panado 500 mg B30', ''],
    ['Panado 500 mg 30days', ''],
    ['Panado 500 mg 2x5', ''],
    ['Panado 500 mg 1.ml', ''],
    // Pack and strength cannot be distinguished.
    ['Adco-Dol 500mg', ''],
    ["Adco-Dol 20's", ''],
    ['Vicks 44 Cough Syrup', ''],
    ['TAB 30', ''],
    ['Panado TAB', ''],
    ['', ''],
  ])('%s%s', (before, pack) => {
    const text = before + pack;
    expect(text.slice(packStart(text))).toBe(pack);
  });
});
