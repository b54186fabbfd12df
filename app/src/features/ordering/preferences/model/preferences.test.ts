import { describe, expect, it } from 'vitest';
import {
  applyDependentValues,
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

describe('the initial values of the form', () => {
  it('are the settings, with colours in the format of a picker', () => {
    expect(initialValues(settings, brand)).toEqual({
      ...settings,
      ordering_SearchHighlightColor: '#ffe58a',
      ordering_SearchHighlightTextColor: '#111111',
    });
  });

  it.each(['', 'yellow', '#12345', 'rgb(0 0 0)'])('use the brand’s colour for "%s"', (stored) => {
    const values = initialValues({ ...settings, ordering_SearchHighlightColor: stored }, brand);
    expect(values.ordering_SearchHighlightColor).toBe('#ffe88a');
  });
});

describe('the requests to save', () => {
  it('send the six settings together, and the two of VAT separately', () => {
    const values = initialValues(settings, brand);
    expect(Object.keys(orderingPreferences(values) ?? {})).toEqual([...ORDERING_KEYS]);
    expect(vatPreferences(values)).toEqual({ ordering_NettPriceInclusive: true, ordering_NettPriceExclusive: false });
  });

  it('send nothing while a colour is invalid', () => {
    expect(orderingPreferences({ ...settings, ordering_SearchHighlightTextColor: null })).toBeNull();
  });
});

describe('changes that another user saved', () => {
  const before = initialValues(settings, brand);
  const saved = { ...before, ordering_SearchType: '1', ordering_LockPreferred: true } as const;

  it('replace every field that is unchanged here', () => {
    expect(applyDependentValues(before, before, saved)).toEqual(saved);
    const typed = { ...before, ordering_LockPreferred: false, ordering_PPL_Enabled: true };
    expect(applyDependentValues(typed, before, saved)).toEqual({ ...saved, ordering_PPL_Enabled: true });
  });

  it('keep local changes, even to the same field or with an invalid colour', () => {
    const typed = { ...before, ordering_SelectSupplier_Rule: '1', ordering_SearchHighlightColor: null } as const;
    const theirs = { ...saved, ordering_SelectSupplier_Rule: '0', ordering_SearchHighlightColor: '#00ff00' } as const;
    expect(applyDependentValues(typed, before, theirs)).toEqual({
      ...typed,
      ordering_SearchType: '1',
      ordering_LockPreferred: true,
    });
  });

  it('replace a colour that only differs in notation', () => {
    const typed = { ...before, ordering_SearchHighlightColor: '#FFE58A' };
    expect(applyDependentValues(typed, before, { ...saved, ordering_SearchHighlightColor: '#00ff00' })).toMatchObject({
      ordering_SearchHighlightColor: '#00ff00',
    });
  });
});

describe('unsaved changes', () => {
  it('are reported separately for the six settings and for VAT', () => {
    const changed = { ...settings, ordering_NettPriceExclusive: true };
    expect([differs(ORDERING_KEYS, changed, settings), differs(VAT_KEYS, changed, settings)]).toEqual([false, true]);
  });

  it('exclude a colour that only differs in notation', () => {
    expect(differs(ORDERING_KEYS, { ...settings, ordering_SearchHighlightColor: '#ffe58a' }, settings)).toBe(false);
  });
});
