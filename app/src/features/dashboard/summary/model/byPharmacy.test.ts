import { expect, it } from 'vitest';
import { byPharmacy } from './byPharmacy.ts';

const pharmacies = [
  { id: 2, name: 'Sea Point' },
  { id: 1, name: 'Kloof' },
  { id: 3, name: 'Gardens' },
];

it('gives each pharmacy its orders, including shared ones, and leaves out pharmacies without any', () => {
  const orders = [{ of: [1] }, { of: [1, 2] }, { of: [] }, { of: [9] }];
  const rows = byPharmacy(pharmacies, orders, ({ of }) => of);
  expect(rows.map(({ name, things }) => [name, things.length])).toEqual([
    ['Sea Point', 1],
    ['Kloof', 2],
  ]);
});
