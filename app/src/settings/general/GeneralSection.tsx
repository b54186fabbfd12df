import { FactList, SelectField } from '@mortar/design-system';
import { currencyPrefix, formatMoney, toCents } from '#rules/money.ts';
import { useSettings } from '#session/settings.tsx';
import { useFreshSettings } from '#settings/form/api/freshSettings.ts';
import { ShortField } from '#settings/form/SettingsParts.tsx';
import { SettingsGroup, SettingsSection } from '#settings/form/SettingsSection.tsx';
import { messages as texts } from './messages.ts';

type Country = keyof typeof texts.countries;

const COUNTRIES = Object.keys(texts.countries) as Country[];
const OPTIONS = COUNTRIES.map((value) => ({ value, label: `${texts.countries[value]} (${value})` }));
const SAMPLE = toCents(1234.5);

/** General Settings: the country, disabled, and currencies by country (000 §2, §5; ruling 9). */
export function GeneralSection() {
  useFreshSettings();
  const { ordering_General_Country: country } = useSettings();
  return (
    <SettingsSection title={texts.title} description={texts.description}>
      <SettingsGroup title={texts.country}>
        <ShortField>
          <SelectField
            label={texts.country}
            hint={texts.countryHint}
            options={OPTIONS}
            value={country}
            disabled
            onChange={() => undefined}
          />
        </ShortField>
      </SettingsGroup>
      <SettingsGroup title={texts.currencies}>
        <ShortField>
          <FactList
            facts={COUNTRIES.map((one) => ({
              label: texts.countries[one],
              value: texts.amounts(currencyPrefix(one), formatMoney(SAMPLE, one)),
            }))}
          />
        </ShortField>
      </SettingsGroup>
    </SettingsSection>
  );
}
