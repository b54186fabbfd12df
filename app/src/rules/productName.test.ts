import { describe, expect, it } from 'vitest';
import { productTail } from './productName.ts';

const parts = (description: string) => {
  const tail = productTail(description);
  return [description.slice(0, tail), description.slice(tail)];
};

describe('the tail of a description', () => {
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
  ])('of %s is%s', (name, tail) => expect(parts(name + tail)).toEqual([name, tail]));

  it('does not begin with a figure that is part of the name', () => {
    expect(parts('Vicks 44 Cough Syrup Original Flavour 100 ml')).toEqual([
      'Vicks 44 Cough Syrup Original Flavour',
      ' 100 ml',
    ]);
  });

  it.each(['', 'Aspirin', '500', "100's", 'A name without any figure'])('%j has none', (text) =>
    expect(productTail(text)).toBe(text.length),
  );

  it('keeps the end of what is too long to be kept', () => {
    const [name = '', tail = ''] = parts(
      'Dialysis Solution 0.3/0.2/2.3/1.5/0.9/4.4/37.5 g/l INF 1000 x 6ml in 12 bags of 3000ml',
    );
    expect(tail.length).toBeLessThanOrEqual(41);
    expect(name + tail).toContain('INF');
    expect(tail).toMatch(/3000ml$/);
  });
});
