import { describe, expect, it } from 'vitest';
import {
  differs,
  initialValues,
  ORDERING_KEYS,
  orderingPreferences,
  type Preferences,
  VAT_KEYS,
  vatPreferences,
} from './preferences.ts';

const settings: Preferences = {
  ordering_SearchType: '0',
  ordering_SearchHighlightColor: '#FFE58A',
  ordering_SearchHighlightTextColor: '#111',
  ordering_SelectSupplier_Rule: '3',
  ordering_LockPreferred: false,
  ordering_PPL_Enabled: false,
  ordering_NettPriceInclusive: true,
  ordering_NettPriceExclusive: false,
};
const brand = { color: '#ffe88a', text: '#262210' };

describe('what the form begins with', () => {
  it('is the settings, colours as a picker knows them', () => {
    expect(initialValues(settings, brand)).toEqual({
      ...settings,
      ordering_SearchHighlightColor: '#ffe58a',
      ordering_SearchHighlightTextColor: '#111111',
    });
  });

  it.each(['', 'yellow', '#12345', 'rgb(0 0 0)'])('is the brand’s colour for "%s"', (stored) => {
    const values = initialValues({ ...settings, ordering_SearchHighlightColor: stored }, brand);
    expect(values.ordering_SearchHighlightColor).toBe('#ffe88a');
  });
});

describe('what is sent', () => {
  it('is the six together, and the two of VAT apart', () => {
    const values = initialValues(settings, brand);
    expect(Object.keys(orderingPreferences(values) ?? {})).toEqual([...ORDERING_KEYS]);
    expect(vatPreferences(values)).toEqual({ ordering_NettPriceInclusive: true, ordering_NettPriceExclusive: false });
  });

  it('is nothing while a colour is none', () => {
    expect(orderingPreferences({ ...settings, ordering_SearchHighlightTextColor: null })).toBeNull();
  });
});

describe('unsaved changes', () => {
  it('are told for the six and for VAT apart', () => {
    const changed = { ...settings, ordering_NettPriceExclusive: true };
    expect([differs(ORDERING_KEYS, changed, settings), differs(VAT_KEYS, changed, settings)]).toEqual([false, true]);
  });

  it('are none where a colour is only written differently', () => {
    expect(differs(ORDERING_KEYS, { ...settings, ordering_SearchHighlightColor: '#ffe58a' }, settings)).toBe(false);
  });
});
