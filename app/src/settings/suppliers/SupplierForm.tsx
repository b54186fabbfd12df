import type { Wholesaler } from '@mortar/contract';
import { FormNumberField, FormSelectField, FormTextAreaField, FormTextField } from '@mortar/design-system';
import { useCurrency } from '#session/settings.tsx';
import { entryName } from '#settings/form/model/entryName.ts';
import { SettingsForm } from '#settings/form/SettingsForm.tsx';
import { SettingsGroup } from '#settings/form/SettingsSection.tsx';
import { useSaveSupplier } from './api/supplierTerms.ts';
import { messages } from './messages.ts';
import { MONTH_ENDS, type SupplierValues, supplierSchema, supplierValues } from './model/supplierValues.ts';
import { SupplierCredit, SupplierMonths } from './SupplierCredit.tsx';
import './suppliers.css';

const DAYS = MONTH_ENDS.map((value) => ({ value, label: value }));

/** Form of a supplier's terms, with its credit (002 §2.12, §5). */
export function SupplierForm({ supplier }: { supplier: Wholesaler }) {
  const { mutateAsync } = useSaveSupplier();
  const { creditorid } = supplier;
  return (
    <SettingsForm<SupplierValues>
      name={entryName('supplier', creditorid)}
      forEveryone
      title={supplier.wholesalername}
      schema={supplierSchema}
      values={supplierValues(supplier)}
      save={async (_values, changed) => {
        await mutateAsync({ creditorid, changed });
      }}
    >
      <SupplierCredit supplier={supplier} />
      <Terms />
      <Contact />
      <SupplierMonths supplier={supplier} />
    </SettingsForm>
  );
}

function Terms() {
  const { terms } = messages;
  const prefix = useCurrency();
  const money = { prefix, decimals: 2, scaled: true, step: 10_000 } as const;
  return (
    <SettingsGroup title={terms.title} text={terms.text}>
      <div className="supplier-row">
        <FormNumberField name="creditlimit" label={terms.creditLimit} hint={terms.creditLimitHint} {...money} />
        <FormNumberField name="minimumordervalue" label={terms.minimum} hint={terms.minimumHint} {...money} />
        <FormSelectField
          name="closingday"
          label={terms.monthEnd}
          hint={terms.monthEndHint}
          options={DAYS}
          placeholder={terms.choose}
        />
      </div>
      <FormTextField name="retailprice" label={terms.retailPrice} hint={terms.retailPriceHint} />
      <FormTextAreaField name="additionalinfo" label={terms.info} />
    </SettingsGroup>
  );
}

function Contact() {
  const { contact } = messages;
  return (
    <SettingsGroup title={contact.title} text={contact.text}>
      <div className="supplier-row">
        <FormTextField name="telephonenumber" label={contact.telephone} />
        <FormTextField name="email" label={contact.email} />
        <FormTextField name="accountnumber" label={contact.account} />
      </div>
    </SettingsGroup>
  );
}
