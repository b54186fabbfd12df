import { Button, FormCheckboxField, FormRadioField, FormSelectField, TextLink, toast } from '@mortar/design-system';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { object } from 'yup';
import { paths } from '#pages/paths.ts';
import { getFailure } from '#server/outcome.ts';
import { can, getRefusal } from '#session/permissions.ts';
import { useSettings } from '#session/settings.tsx';
import { useErrorToast } from '#session/useErrorToast.ts';
import { usePermissions } from '#session/useSession.ts';
import { useSaveApplicationSettings } from '#settings/application/api/applicationSettings.ts';
import { HighlightFields } from '#settings/ordering/HighlightFields.tsx';
import { brandHighlight, highlightSchema } from '#settings/ordering/highlightColours.ts';
import { useLeave } from '#shell/navigation/useLeave.tsx';
import { useSaveOrderingPreferences } from './api/preferences.ts';
import { messages as texts } from './messages.ts';
import {
  applyDependentValues,
  differs,
  initialValues,
  ORDERING_KEYS,
  orderingPreferences,
  type PreferenceValues,
  VAT_KEYS,
  vatPreferences,
} from './model/preferences.ts';
import { OnThisComputer } from './OnThisComputer.tsx';
import './preferences.css';

const getOptions = <T extends string>(labels: Record<T, string>) =>
  (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
const TYPES = getOptions(texts.search.types);
const RULES = getOptions(texts.suppliers.rules);

const schema = object(highlightSchema);

/** Saves changed settings: the six together, VAT by its own call. Failed input stays. */
function useSave() {
  const settings = useSettings();
  const ordering = useSaveOrderingPreferences();
  const vat = useSaveApplicationSettings();
  const showError = useErrorToast();
  return async (values: PreferenceValues) => {
    const six = orderingPreferences(values);
    const vatChanged = differs(VAT_KEYS, values, settings);
    const sixChanged = differs(ORDERING_KEYS, values, settings);
    let sixSaved = false;
    try {
      // Without changes it saves anyway, as its label says.
      if (six && (sixChanged || !vatChanged)) {
        await ordering.mutateAsync(six);
        sixSaved = true;
      }
      if (vatChanged) await vat.mutateAsync(vatPreferences(values));
      toast.success(texts.saved);
    } catch (error) {
      if (getFailure(error).kind !== 'expired') showError(sixSaved ? texts.vatFailed : texts.failed);
    }
  };
}

/** Form of six ordering settings, including visible price columns (001 §2, Preferences tab; rulings 19 and 29). */
export function PreferencesPanel() {
  const settings = useSettings();
  const permissions = usePermissions();
  const refusal = getRefusal(can.changeOrderingPreferences(permissions));
  const save = useSave();
  const [brand] = useState(brandHighlight);
  const saved = initialValues(settings, brand);
  return (
    <Formik<PreferenceValues>
      initialValues={saved}
      validationSchema={schema}
      onSubmit={refusal === undefined ? save : () => undefined}
    >
      <Form className="preferences" aria-label={texts.title} noValidate>
        <Follow saved={saved} />
        <div className="preferences-fields">
          <Search disabled={refusal !== undefined} />
          <Suppliers disabled={refusal !== undefined} />
          <Pricing
            refusal={getRefusal(can.changeApplicationSettings(permissions))}
            isReasonShown={refusal !== undefined}
          />
          <OnThisComputer />
        </div>
        <SaveBar refusal={refusal} />
      </Form>
    </Formik>
  );
}

/** Takes over values saved elsewhere while the form is open; the user's changes stay. */
function Follow({ saved }: { saved: PreferenceValues }) {
  const { values, setValues } = useFormikContext<PreferenceValues>();
  const before = useRef(saved);
  const follow = useEffectEvent(() => {
    void setValues(applyDependentValues(values, before.current, saved));
    before.current = saved;
  });
  const text = JSON.stringify(saved);
  useEffect(
    function followSaved() {
      if (text !== JSON.stringify(before.current)) follow();
    },
    [text],
  );
  return null;
}

function Search({ disabled }: { disabled: boolean }) {
  const { search } = texts;
  return (
    <fieldset>
      <legend>{search.title}</legend>
      <FormRadioField
        name="ordering_SearchType"
        label={search.type}
        hideLabel
        options={TYPES}
        inline
        disabled={disabled}
      />
      <HighlightFields disabled={disabled} />
    </fieldset>
  );
}

function Suppliers({ disabled }: { disabled: boolean }) {
  const { suppliers } = texts;
  const leave = useLeave();
  return (
    <fieldset>
      <legend>{suppliers.title}</legend>
      <FormSelectField
        name="ordering_SelectSupplier_Rule"
        label={suppliers.rule}
        size="sm"
        options={RULES}
        disabled={disabled}
      />
      <FormCheckboxField name="ordering_LockPreferred" label={suppliers.lock} disabled={disabled} />
      <FormCheckboxField name="ordering_PPL_Enabled" label={suppliers.ppl} disabled={disabled} />
      <p>
        <TextLink
          href={paths.preferredProducts()}
          onClick={(event) => {
            event.preventDefault();
            leave(paths.preferredProducts());
          }}
        >
          {suppliers.preferredProducts}
        </TextLink>
      </p>
    </fieldset>
  );
}

/** @param said true if the form already shows the reason */
function Pricing({ refusal, isReasonShown: said }: { refusal: string | undefined; isReasonShown: boolean }) {
  const { pricing } = texts;
  const disabled = refusal !== undefined;
  return (
    <fieldset>
      <legend>{pricing.title}</legend>
      <div className="preferences-columns">
        <FormCheckboxField name="ordering_NettPriceInclusive" label={pricing.inclusive} disabled={disabled} />
        <FormCheckboxField name="ordering_NettPriceExclusive" label={pricing.exclusive} disabled={disabled} />
      </div>
      <p className="preferences-note">{said ? pricing.neither : (refusal ?? pricing.neither)}</p>
    </fieldset>
  );
}

function SaveBar({ refusal }: { refusal: string | undefined }) {
  const settings = useSettings();
  const { values, isSubmitting } = useFormikContext<PreferenceValues>();
  const unsaved = differs([...ORDERING_KEYS, ...VAT_KEYS], values, settings);
  return (
    <div className="preferences-save">
      <p className="preferences-note">{refusal ?? (unsaved ? texts.unsaved : '')}</p>
      <Button type="submit" size="sm" variant="outline" busy={isSubmitting} unavailable={refusal}>
        {texts.save}
      </Button>
    </div>
  );
}
