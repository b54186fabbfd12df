import type { Wholesaler } from '@mortar/contract';
import { FormNumberField, FormSelectField, FormTextAreaField, FormTextField } from '@mortar/design-system';
import { useCurrency } from '#session/settings.tsx';
import { SettingsForm } from '#settings/form/SettingsForm.tsx';
import { ShortField } from '#settings/form/SettingsParts.tsx';
import { SettingsGroup } from '#settings/form/SettingsSection.tsx';
import { useSaveSupplier } from './api/supplierTerms.ts';
import { messages } from './messages.ts';
import { MONTH_ENDS, type SupplierValues, supplierSchema, supplierValues } from './model/supplierValues.ts';
import { SupplierCredit } from './SupplierCredit.tsx';

const DAYS = MONTH_ENDS.map((value) => ({ value, label: value }));

/** What was agreed with one supplier, and its credit (002 §2.12, §5). */
export function SupplierForm({ supplier }: { supplier: Wholesaler }) {
  const { mutateAsync } = useSaveSupplier();
  const { creditorid } = supplier;
  return (
    <SettingsForm<SupplierValues>
      title={supplier.wholesalername}
      schema={supplierSchema}
      values={supplierValues(supplier)}
      save={async (_values, changed) => {
        await mutateAsync({ creditorid, changed });
      }}
    >
      <Terms />
      <SupplierCredit supplier={supplier} />
      <Contact />
    </SettingsForm>
  );
}

function Terms() {
  const { terms } = messages;
  const prefix = useCurrency();
  const money = { prefix, decimals: 2, scaled: true, step: 10_000 } as const;
  return (
    <SettingsGroup title={terms.title} text={terms.text}>
      <ShortField>
        <FormNumberField name="creditlimit" label={terms.creditLimit} hint={terms.creditLimitHint} {...money} />
      </ShortField>
      <ShortField>
        <FormNumberField name="minimumordervalue" label={terms.minimum} hint={terms.minimumHint} {...money} />
      </ShortField>
      <ShortField>
        <FormSelectField
          name="closingday"
          label={terms.monthEnd}
          hint={terms.monthEndHint}
          options={DAYS}
          placeholder={terms.choose}
        />
      </ShortField>
      <FormTextField name="retailprice" label={terms.retailPrice} hint={terms.retailPriceHint} />
      <FormTextAreaField name="additionalinfo" label={terms.info} />
    </SettingsGroup>
  );
}

function Contact() {
  const { contact } = messages;
  return (
    <SettingsGroup title={contact.title} text={contact.text}>
      <ShortField>
        <FormTextField name="telephonenumber" label={contact.telephone} />
      </ShortField>
      <FormTextField name="email" label={contact.email} />
      <ShortField>
        <FormTextField name="accountnumber" label={contact.account} />
      </ShortField>
    </SettingsGroup>
  );
}
