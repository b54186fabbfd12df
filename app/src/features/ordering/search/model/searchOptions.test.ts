import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchOptions } from './searchOptions.ts';

const first = { field: 'Description', match: 'Containing', supplier: '' };
const labels = {
  field: { Description: 'Description', Nappi: 'Nappi' },
  match: { Containing: 'Containing', EndsWith: 'Ends With' },
  supplier: null,
};
const read = (stored: unknown) => searchOptions(stored, first, labels);

describe('the options of a search', () => {
  it.each([
    ['nothing is stored', undefined, first],
    [
      'all is stored',
      { field: 'Nappi', match: 'EndsWith', supplier: 'KEST' },
      { field: 'Nappi', match: 'EndsWith', supplier: 'KEST' },
    ],
    ['a part is stored', { match: 'EndsWith' }, { ...first, match: 'EndsWith' }],
    ['an option no longer exists', { field: 'Colour', supplier: 'KEST' }, { ...first, supplier: 'KEST' }],
    ['a name of every object is stored', { field: 'toString' }, first],
    ['numbers are stored', { field: 7, match: null, supplier: {} }, first],
    ['a text is stored', 'Nappi', first],
  ])('if %s', (_case, stored, expected) => expect(read(stored)).toEqual(expected));

  it('are valid, whatever is stored', () =>
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const { field, match, supplier, ...others } = read(stored);
        expect(labels.field).toHaveProperty(field);
        expect(labels.match).toHaveProperty(match);
        expect(typeof supplier).toBe('string');
        expect(others).toEqual({});
      }),
    ));

  it('are restored as the user left them', () =>
    fc.assert(
      fc.property(
        fc.record({
          field: fc.constantFrom('Description', 'Nappi'),
          match: fc.constantFrom('Containing', 'EndsWith'),
          supplier: fc.string(),
        }),
        (left) => {
          expect(read(JSON.parse(JSON.stringify(left)))).toEqual(left);
        },
      ),
    ));
});
