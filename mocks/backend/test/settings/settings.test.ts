import { updateOverridePassword } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { contradiction } from '../../src/rules/settings.ts';
import { startBackend } from '../support/buyer.ts';
import { callApi, enter, getRequest } from '../support/client.ts';

const FULL_SETTINGS = {
  ordering_General_Country: 'ZA',
  ordering_VAT: 15,
  ordering_MultipleProducts: false,
  ordering_MaximumQuantity: 100,
};

async function refusal(body: unknown, username = 'admin@1001'): Promise<string> {
  const { fetch } = startBackend();
  const response = await fetch(getRequest(updateOverridePassword, { body }, await enter(fetch, username)));
  const { resultcode, resulttext } = (await response.json()) as Record<string, unknown>;
  expect(resultcode).toBe(2);
  return String(resulttext);
}

describe('rejected settings', () => {
  it.each([
    ['a key that cannot be changed', { ordering_VAT: 14 }, 'ordering_VAT cannot be changed.'],
    ['a number that is none', { lastOrderNumber: '7' }, 'lastOrderNumber cannot be changed.'],
    ['a key of no page', { ordering_Colour: 'red' }, 'ordering_Colour is no setting.'],
    ['nothing', {}, 'Name at least one setting.'],
    [
      'keys of two pages',
      { ordering_MultipleProducts: true, ordering_MaximumQuantity: 9, ordering_General_PartialRegret: true },
      'Order settings: ordering_General_PartialRegret is of another page. Save one page at a time.',
    ],
    ['all settings at once', FULL_SETTINGS, 'ordering_VAT cannot be changed.'],
    [
      'two passwords',
      { ordering_MaximumQuantityPassword: 'a', ordering_SelectSupplier_Password: 'b' },
      'Override passwords: Set one password at a time.',
    ],
    [
      'an empty password',
      { ordering_MaximumQuantityPassword: '' },
      'Override passwords: ordering_MaximumQuantityPassword: Please enter a password.',
    ],
  ])('%s', async (_, body, text) => {
    expect(await refusal(body)).toBe(text);
  });

  it.each([
    [
      'a limit of 0',
      { ordering_LimitMaximumQuantity_Enabled: true, ordering_MaximumQuantity: 0 },
      'A maximum quantity that limits is 1 or more.',
    ],
    [
      'a colour that is a rule',
      { ordering_SearchHighlightColor: 'red;}body{display:none}' },
      /SearchHighlightColor is a colour/,
    ],
    ['a colour from an address', { ordering_SearchHighlightTextColor: 'url(//evil.example)' }, /TextColor is a colour/],
    [
      'a password of spaces',
      { ordering_SelectSupplier_Password: '   ' },
      'An override password is not made of spaces.',
    ],
  ])('%s', async (_, body, text) => {
    expect(await refusal(body)).toMatch(text);
  });

  it.each<[string, Parameters<typeof contradiction>, string | null]>([
    [
      'a limit that is enabled with a maximum of 0',
      [{ ordering_LimitMaximumQuantity_Enabled: true }, { ordering_MaximumQuantity: 0 }],
      'A maximum quantity that limits is 1 or more.',
    ],
    [
      'a maximum of 0 with an enabled limit',
      [{ ordering_MaximumQuantity: 0 }, { ordering_LimitMaximumQuantity_Enabled: true }],
      'A maximum quantity that limits is 1 or more.',
    ],
    [
      'a maximum of 0 with a disabled limit',
      [{ ordering_MaximumQuantity: 0 }, { ordering_LimitMaximumQuantity_Enabled: false }],
      null,
    ],
    ['a limit of one', [{ ordering_LimitMaximumQuantity_Enabled: true, ordering_MaximumQuantity: 1 }, {}], null],
    [
      'a setting of another page next to a limit of 0',
      [{ ordering_EmptyBaskets: true }, { ordering_LimitMaximumQuantity_Enabled: true, ordering_MaximumQuantity: 0 }],
      null,
    ],
    [
      'prices with VAT and without',
      [{ ordering_NettPriceInclusive: true, ordering_NettPriceExclusive: true }, {}],
      null,
    ],
    ['prices with neither', [{ ordering_NettPriceInclusive: false, ordering_NettPriceExclusive: false }, {}], null],
    ['short colours', [{ ordering_SearchHighlightColor: '#Fe8' }, {}], null],
    [
      'half a colour',
      [{ ordering_SearchHighlightColor: '#ffe5' }, {}],
      'ordering_SearchHighlightColor is a colour such as #ffe58a.',
    ],
  ])('are validated together with related settings: %s', (_, [named, otherSetting], problem) => {
    expect(contradiction(named, otherSetting)).toBe(problem);
  });

  it.each([
    [{ ordering_MaximumQuantity: '50' }, /^Order settings: ordering_MaximumQuantity: \w/],
    [{ ordering_General_Country: 'FR' }, /^Country: ordering_General_Country: \w/],
    [{ ordering_NettPriceInclusive: 'perhaps' }, /^Application settings: ordering_NettPriceInclusive: \w/],
    [{ ordering_General_PartialRegret: 3 }, /^Regret settings: ordering_General_PartialRegret: \w/],
    [
      { ordering_SearchHighlightColor: '', ordering_SearchType: '0' },
      /^Ordering preferences: ordering_SearchHighlightColor: \w/,
    ],
  ])('include a value of another type: %j', async (body, text) => {
    expect(await refusal(body)).toMatch(text);
  });

  it('are denied first if the right is missing', async () => {
    const text = 'Cannot access Settings due to lack of permissions.';
    expect(await refusal({ ordering_MaximumQuantity: '50' }, 'viewer@1001')).toBe(text);
    expect(await refusal({ ordering_MaximumQuantityPassword: 'a' }, 'shop@1001')).toBe(text);
  });

  it('include a body that is not an object', async () => {
    expect(await refusal(['ordering_VAT'])).toMatch(/\w/);
  });
});

describe('an override password', () => {
  it('can still be set by its key only', async () => {
    const { fetch } = startBackend();
    const body = { ordering_MaximumQuantityPassword: 'Another@1' };
    expect((await callApi(fetch, updateOverridePassword, { body }, await enter(fetch, 'admin@1001'))).kind).toBe(
      'value',
    );
  });
});
