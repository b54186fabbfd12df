import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { messages } from '#settings/ordering/messages.ts';
import { locksCheapest, type OrderValues, orderSchema, orderSettingsToSend } from './orderSettings.ts';

const VALUES: OrderValues = {
  ordering_SearchType: '0',
  ordering_SearchHighlightColor: '#ffe58a',
  ordering_SearchHighlightTextColor: '#111111',
  ordering_MultipleProducts: false,
  ordering_EmptyBaskets: false,
  ordering_LimitMaximumQuantity_Enabled: true,
  ordering_MaximumQuantity: 100,
  ordering_SelectSupplier_Rule: '3',
  ordering_LockPreferred: true,
};

function getErrors(values: object): readonly string[] {
  try {
    orderSchema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    return error instanceof ValidationError ? [...new Set(error.errors)] : [];
  }
}

const { notANumber, outOfRange } = messages.quantity;

describe('the rules of the order settings', () => {
  it.each<[string, unknown, readonly string[]]>([
    ['a whole number', 100, []],
    ['the least', 1, []],
    ['the most', 999_999, []],
    ['none', null, [notANumber]],
    ['words', 'ten', [notANumber]],
    ['no number', Number.NaN, [notANumber]],
    ['10 000 digits', '9'.repeat(10_000), [outOfRange]],
    ['nought', 0, [outOfRange]],
    ['a negative number', -1, [outOfRange]],
    ['a part', 1.5, [outOfRange]],
    ['more than a line may hold', 1_000_000, [outOfRange]],
  ])('maximum quantity: %s', (_, ordering_MaximumQuantity, errors) => {
    expect(getErrors({ ...VALUES, ordering_MaximumQuantity })).toEqual(errors);
  });

  it.each([null, -3, 1.5, 1_000_000, 'ten'])(
    'allow a maximum of %s while the limit is disabled',
    (ordering_MaximumQuantity) => {
      const off = { ...VALUES, ordering_LimitMaximumQuantity_Enabled: false };
      expect(getErrors({ ...off, ordering_MaximumQuantity })).toEqual([]);
    },
  );

  it.each(['ordering_SearchHighlightColor', 'ordering_SearchHighlightTextColor'])(
    'require %s to be a colour',
    (key) => {
      expect(getErrors({ ...VALUES, [key]: null })).toEqual([messages.search.noColor]);
    },
  );
});

describe('the request with the order settings', () => {
  it('contains the changes', () => {
    expect(orderSettingsToSend(VALUES, { ordering_SearchType: '1' })).toEqual({ ordering_SearchType: '1' });
  });

  it('contains both colours if one was changed: half a pair may be illegible', () => {
    expect(orderSettingsToSend(VALUES, { ordering_SearchHighlightColor: '#ffe58a' })).toEqual({
      ordering_SearchHighlightColor: '#ffe58a',
      ordering_SearchHighlightTextColor: '#111111',
    });
  });

  it.each([null, 0, -3, 1.5, 1_000_000])('contains no invalid maximum: %s', (ordering_MaximumQuantity) => {
    const changed = { ordering_LimitMaximumQuantity_Enabled: false, ordering_MaximumQuantity };
    expect(orderSettingsToSend({ ...VALUES, ...changed }, changed)).toEqual({
      ordering_LimitMaximumQuantity_Enabled: false,
    });
  });
});

it.each([
  ['0', true, false],
  ['1', true, true],
  ['3', true, false],
  ['0', false, false],
  ['1', false, false],
  ['3', false, false],
] as const)('reports for supplier rule %s with the lock %s whether they conflict: %s', (rule, lock, against) => {
  const values = { ordering_SelectSupplier_Rule: rule, ordering_LockPreferred: lock };
  expect(locksCheapest(values)).toBe(against);
});
