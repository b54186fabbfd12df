import { FormNumberField, FormRadioField } from '@mortar/design-system';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { useFreshSettings } from '#settings/form/api/freshSettings.ts';
import { messages as formTexts } from '#settings/form/messages.ts';
import { pickSettings } from '#settings/form/model/pickSettings.ts';
import { OverridePassword } from '#settings/form/OverridePassword.tsx';
import { SettingCheckbox } from '#settings/form/SettingCheckbox.tsx';
import { SettingsForm } from '#settings/form/SettingsForm.tsx';
import { SettingsHint, ShortField } from '#settings/form/SettingsParts.tsx';
import { SettingsGroup } from '#settings/form/SettingsSection.tsx';
import { useSaveOrderSettings } from './api/orderSettings.ts';
import { HighlightFields } from './HighlightFields.tsx';
import { brandHighlight, highlightValues } from './highlightColours.ts';
import { messages as texts } from './messages.ts';
import {
  locksCheapest,
  MAX_QUANTITY,
  ORDER_KEYS,
  type OrderValues,
  orderSchema,
  orderSettingsToSend,
} from './model/orderSettings.ts';

const getOptions = <T extends string>(labels: Record<T, string>) =>
  (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
const TYPES = getOptions(texts.search.types);
const RULES = getOptions(texts.suppliers.rules);

/** Form of the Order Settings (000 §3). */
export function OrderSection() {
  useFreshSettings();
  const settings = useSettings();
  const { mutateAsync } = useSaveOrderSettings();
  const [brand] = useState(brandHighlight);
  return (
    <SettingsForm<OrderValues>
      name="order settings"
      forEveryone
      title={texts.title}
      description={texts.description}
      schema={orderSchema}
      values={{ ...pickSettings(settings, ORDER_KEYS), ...highlightValues(settings, brand) }}
      save={async (values, changed) => {
        const sent = orderSettingsToSend(values, changed);
        if (Object.keys(sent).length > 0) await mutateAsync(sent);
      }}
    >
      <Search />
      <Orders />
      <Quantity />
      <Suppliers />
    </SettingsForm>
  );
}

function Search() {
  const { search } = texts;
  return (
    <SettingsGroup title={search.title}>
      <FormRadioField name="ordering_SearchType" label={search.type} hint={search.typeHint} options={TYPES} inline />
      <HighlightFields size="md" />
      <SettingsHint>{search.colorHint}</SettingsHint>
    </SettingsGroup>
  );
}

function Orders() {
  const { products } = texts;
  return (
    <SettingsGroup title={products.title}>
      <SettingCheckbox name="ordering_MultipleProducts" label={products.multiple} hint={products.multipleHint} />
      <SettingCheckbox name="ordering_EmptyBaskets" label={products.emptyBaskets} hint={products.emptyBasketsHint} />
    </SettingsGroup>
  );
}

function Quantity() {
  const { values } = useFormikContext<OrderValues>();
  const { quantity } = texts;
  const off = values.ordering_LimitMaximumQuantity_Enabled ? undefined : quantity.needs;
  return (
    <SettingsGroup title={quantity.title}>
      <SettingCheckbox name="ordering_LimitMaximumQuantity_Enabled" label={quantity.limit} hint={quantity.limitHint} />
      <ShortField under>
        <FormNumberField
          name="ordering_MaximumQuantity"
          label={quantity.maximum}
          hint={off === undefined ? quantity.maximumHint : `${quantity.maximumHint} ${off}`}
          min={1}
          max={MAX_QUANTITY}
          disabled={off !== undefined}
        />
      </ShortField>
      <OverridePassword
        settingKey="ordering_MaximumQuantityPassword"
        label={quantity.password}
        hint={quantity.passwordHint}
        unavailable={off}
      />
    </SettingsGroup>
  );
}

function Suppliers() {
  const { values } = useFormikContext<OrderValues>();
  const { suppliers } = texts;
  // Groups have no supplier locks (001 §4).
  const group = useSession().staff.grouporderingenabled ? formTexts.notForGroups : undefined;
  const off = values.ordering_LockPreferred ? undefined : suppliers.needs;
  return (
    <SettingsGroup title={suppliers.title}>
      <FormRadioField
        name="ordering_SelectSupplier_Rule"
        label={suppliers.rule}
        hint={suppliers.ruleHint}
        options={RULES}
        inline
      />
      <SettingCheckbox
        name="ordering_LockPreferred"
        label={suppliers.lock}
        hint={locksCheapest(values) && !group ? `${suppliers.lockHint} ${suppliers.against}` : suppliers.lockHint}
        unavailable={group}
      />
      <OverridePassword
        settingKey="ordering_SelectSupplier_Password"
        label={suppliers.password}
        hint={suppliers.passwordHint}
        unavailable={group ?? off}
      />
    </SettingsGroup>
  );
}
