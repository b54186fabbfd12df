import { NumberField } from '@mortar/design-system';
import { useFormikContext } from 'formik';
import { useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { useFreshSettings } from '#settings/form/api/freshSettings.ts';
import { messages as formTexts } from '#settings/form/messages.ts';
import { pickSettings } from '#settings/form/model/pickSettings.ts';
import { OverridePassword } from '#settings/form/OverridePassword.tsx';
import { SettingCheckbox } from '#settings/form/SettingCheckbox.tsx';
import { SettingsForm } from '#settings/form/SettingsForm.tsx';
import { ShortField } from '#settings/form/SettingsParts.tsx';
import { SettingsGroup } from '#settings/form/SettingsSection.tsx';
import { useSaveApplicationSettings } from './api/applicationSettings.ts';
import { messages as texts } from './messages.ts';
import { APPLICATION_KEYS, type ApplicationSettings } from './model/applicationSettings.ts';
import { vatProblem } from './model/vat.ts';

/** Form of the Application Settings (000 §3). */
export function ApplicationSection() {
  useFreshSettings();
  const settings = useSettings();
  const { mutateAsync } = useSaveApplicationSettings();
  return (
    <SettingsForm<ApplicationSettings>
      name="application settings"
      forEveryone
      title={texts.title}
      description={texts.description}
      values={pickSettings(settings, APPLICATION_KEYS)}
      save={(_values, changed) => mutateAsync(changed)}
    >
      <Printing />
      <Prices vat={settings.ordering_VAT} />
      <SettingsGroup title={texts.medicalAid.title}>
        <SettingCheckbox
          name="ordering_General_DisplayMedicalAidInfo_Enabled"
          label={texts.medicalAid.show}
          hint={texts.medicalAid.showHint}
        />
      </SettingsGroup>
      <SettingsGroup title={texts.accounts.title}>
        <SettingCheckbox
          name="ordering_General_PromptForAccountNumber_Enabled"
          label={texts.accounts.prompt}
          hint={texts.accounts.promptHint}
        />
      </SettingsGroup>
      <PreferredProducts />
    </SettingsForm>
  );
}

function Printing() {
  const { values } = useFormikContext<ApplicationSettings>();
  const { printing } = texts;
  return (
    <SettingsGroup title={printing.title}>
      <SettingCheckbox name="ordering_PrintShceduleItems" label={printing.print} hint={printing.printHint} />
      <SettingCheckbox
        name="ordering_PromptPrintShceduleItems"
        label={printing.prompt}
        hint={printing.promptHint}
        unavailable={values.ordering_PrintShceduleItems ? undefined : printing.promptNeeds}
      />
    </SettingsGroup>
  );
}

/** @param vat percent as read, even if invalid */
function Prices({ vat }: { vat: number }) {
  const { prices } = texts;
  return (
    <SettingsGroup title={prices.title}>
      <SettingCheckbox name="ordering_NettPriceInclusive" label={prices.inclusive} hint={prices.inclusiveHint} />
      <SettingCheckbox name="ordering_NettPriceExclusive" label={prices.exclusive} hint={prices.exclusiveHint} />
      <ShortField>
        <NumberField
          label={prices.vat}
          hint={prices.vatHint}
          error={vatProblem(vat)}
          value={Number.isFinite(vat) ? vat : null}
          decimals={2}
          unit={prices.vatUnit}
          readOnly
          onChange={() => undefined}
        />
      </ShortField>
    </SettingsGroup>
  );
}

function PreferredProducts() {
  const { values } = useFormikContext<ApplicationSettings>();
  const { preferred } = texts;
  // Preferred products belong to a pharmacy, not a group (001 §4).
  const group = useSession().staff.grouporderingenabled ? formTexts.notForGroups : undefined;
  const noList = values.ordering_PPL_Enabled ? undefined : preferred.promptNeeds;
  const noPrompt = values.ordering_PPL_SubstitutionOverridePrompt_Enabled ? undefined : preferred.passwordNeeds;
  return (
    <SettingsGroup title={preferred.title}>
      <SettingCheckbox
        name="ordering_PPL_Enabled"
        label={preferred.enabled}
        hint={preferred.enabledHint}
        unavailable={group}
      />
      <SettingCheckbox
        name="ordering_PPL_SubstitutionOverridePrompt_Enabled"
        label={preferred.prompt}
        hint={preferred.promptHint}
        unavailable={group ?? noList}
      />
      <OverridePassword
        settingKey="ordering_PPL_SubstitutionOverridePrompt_Password"
        label={preferred.password}
        hint={preferred.passwordHint}
        unavailable={group ?? noList ?? noPrompt}
      />
    </SettingsGroup>
  );
}
