import { updateOverridePassword, updateRegretSettings } from '@mortar/contract';
import { expect, expectTypeOf, it } from 'vitest';
import { settingKeys } from './pickSettings.ts';

it('derives the saved settings from the call itself', () => {
  const keys = settingKeys(updateRegretSettings);
  expect(keys).toHaveLength(4);
  expect(keys).toContain('ordering_General_PartialRegret');
  expectTypeOf(keys).items.toEqualTypeOf<
    | 'ordering_Regrets_DeleteWhenReordered'
    | 'ordering_Regrets_UseLastOrderQuantity'
    | 'ordering_General_AutoRegrets_Enabled'
    | 'ordering_General_PartialRegret'
  >();
});

it('ignores values that are not settings: passwords are not read', () => {
  expectTypeOf(settingKeys(updateOverridePassword)).items.toEqualTypeOf<never>();
});
