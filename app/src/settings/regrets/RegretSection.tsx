import type { Wholesaler } from '@mortar/contract';
import { RadioField } from '@mortar/design-system';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useField, useFormikContext } from 'formik';
import { useMemo } from 'react';
import { useClient } from '#session/services.ts';
import { useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { useFreshSettings } from '#settings/form/api/freshSettings.ts';
import { messages as formTexts } from '#settings/form/messages.ts';
import { pickSettings } from '#settings/form/model/pickSettings.ts';
import { SettingCheckbox } from '#settings/form/SettingCheckbox.tsx';
import { SettingsForm } from '#settings/form/SettingsForm.tsx';
import { SettingsHint } from '#settings/form/SettingsParts.tsx';
import { SettingsGroup } from '#settings/form/SettingsSection.tsx';
import { settingsFailure } from '#settings/form/settingsFailure.ts';
import { suppliersQuery } from '#suppliers/api/suppliers.ts';
import { AutoRegretGrid } from './AutoRegretGrid.tsx';
import { useSaveAutoRegrets } from './api/autoRegrets.ts';
import { useSaveRegretSettings } from './api/regretSettings.ts';
import { messages as texts } from './messages.ts';
import {
  autoRegretSuppliers,
  changedAutoRegrets,
  getAutoRegrets,
  REGRET_KEYS,
  type RegretValues,
} from './model/regretSettings.ts';

/** Thrown if only the second of two calls failed. */
class SuppliersNotSaved extends Error {
  constructor(cause: unknown) {
    super('the settings were saved, the suppliers were not', { cause });
  }
}

function failedText(error: unknown): string | null {
  if (!(error instanceof SuppliersNotSaved)) return settingsFailure(error);
  const text = settingsFailure(error.cause);
  return text && texts.settingsSavedOnly(text);
}

/** Form of the Regret Settings, with suppliers for auto regrets (000 §3). */
export function RegretSection() {
  useFreshSettings();
  const settings = useSettings();
  const query = useQuery(suppliersQuery(useClient()));
  const saveSettings = useSaveRegretSettings();
  const saveSuppliers = useSaveAutoRegrets();
  const saved = getAutoRegrets(query.data ?? []);
  const save = async (_values: RegretValues, { suppliers, ...changed }: Partial<RegretValues>) => {
    const hasSettings = Object.keys(changed).length > 0;
    if (hasSettings) await saveSettings.mutateAsync(changed);
    const changes = suppliers ? changedAutoRegrets(suppliers, saved) : [];
    if (changes.length === 0) return;
    await saveSuppliers.mutateAsync(changes).catch((error: unknown) => {
      throw hasSettings ? new SuppliersNotSaved(error) : error;
    });
  };
  return (
    <SettingsForm<RegretValues>
      name="regret settings"
      forEveryone
      partial={query.data === undefined}
      title={texts.title}
      description={texts.description}
      values={{ ...pickSettings(settings, REGRET_KEYS), suppliers: saved }}
      failedText={failedText}
      save={save}
    >
      <Reordering />
      <PartialSupply />
      <SettingsGroup title={texts.auto.title} text={texts.auto.gridHint}>
        <SettingCheckbox
          name="ordering_General_AutoRegrets_Enabled"
          label={texts.auto.enabled}
          hint={texts.auto.enabledHint}
        />
        <AutoRegrets query={query} />
      </SettingsGroup>
    </SettingsForm>
  );
}

function Reordering() {
  const { reordering } = texts;
  // A group has no Regrets tab and reorders regrets in their own quantity (ruling 32).
  const group = useSession().staff.grouporderingenabled ? formTexts.notForGroups : undefined;
  return (
    <SettingsGroup title={reordering.title}>
      <SettingCheckbox
        name="ordering_Regrets_DeleteWhenReordered"
        label={reordering.remove}
        hint={reordering.removeHint}
      />
      <SettingCheckbox
        name="ordering_Regrets_UseLastOrderQuantity"
        label={reordering.last}
        hint={reordering.lastHint}
        unavailable={group}
      />
    </SettingsGroup>
  );
}

/** Choice for partial supply, stored as false or true. */
function PartialSupply() {
  const { partial } = texts;
  const [{ value }, , { setValue }] = useField<boolean>('ordering_General_PartialRegret');
  return (
    <SettingsGroup title={partial.title}>
      <RadioField
        name="ordering_General_PartialRegret"
        label={partial.label}
        hint={partial.hint}
        options={[
          { value: 'false', label: partial.options.false },
          { value: 'true', label: partial.options.true },
        ]}
        value={String(value)}
        inline
        onChange={(chosen) => void setValue(chosen === 'true')}
      />
    </SettingsGroup>
  );
}

function AutoRegrets({ query }: { query: UseQueryResult<Wholesaler[]> }) {
  const { values } = useFormikContext<RegretValues>();
  const { data } = query;
  const suppliers = useMemo(() => autoRegretSuppliers(data ?? []), [data]);
  const off = !values.ordering_General_AutoRegrets_Enabled;
  return (
    <>
      {off && <SettingsHint>{texts.auto.needs}</SettingsHint>}
      <AutoRegretGrid suppliers={suppliers} query={query} disabled={off} />
    </>
  );
}
