import { TextField } from '@mortar/design-system';
import { useSettings } from '#session/settings.tsx';
import { useFreshSettings } from '#settings/form/api/freshSettings.ts';
import { ShortField } from '#settings/form/SettingsParts.tsx';
import { SettingsGroup, SettingsSection } from '#settings/form/SettingsSection.tsx';
import { messages as texts } from './messages.ts';

/** My Information: the last order number, read-only (000 §2; 002 §2.12). */
export function InformationSection() {
  useFreshSettings();
  const { lastOrderNumber } = useSettings();
  return (
    <SettingsSection title={texts.title} description={texts.description}>
      <SettingsGroup title={texts.lastOrderNumber}>
        <ShortField>
          <TextField
            label={texts.lastOrderNumber}
            hint={texts.lastOrderNumberHint}
            value={lastOrderNumber || texts.none}
            readOnly
            onChange={() => undefined}
          />
        </ShortField>
      </SettingsGroup>
    </SettingsSection>
  );
}
