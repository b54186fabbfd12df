import {
  Button,
  FormErrors,
  FormNumberField,
  FormTextAreaField,
  FormTextField,
  MessagePopup,
  Popup,
  PopupError,
} from '@mortar/design-system';
import { Form, Formik, useFormikContext } from 'formik';
import { useRef } from 'react';
import { getFailure } from '#server/outcome.ts';
import { useCurrency } from '#session/settings.tsx';
import { SettingsNotice } from '#settings/form/SettingsParts.tsx';
import { useOnSessionEnd } from '#settings/form/useStoredDraft.ts';
import { RequestUnknown, useRequestCreditor } from './api/creditorRequest.ts';
import { messages } from './messages.ts';
import { type CreditorValues, creditorSchema, NO_CREDITOR } from './model/creditorRequest.ts';
import './suppliers.css';

const { creditor: texts } = messages;

/** Failure message; none if the session ended, which Login reports. */
function failedText(error: unknown): string | undefined {
  if (error instanceof RequestUnknown) return texts.unknown;
  return getFailure(error).kind === 'expired' ? undefined : texts.failed;
}

function KeepAtSessionEnd({ keep }: { keep(typed: CreditorValues): void }) {
  const { values } = useFormikContext<CreditorValues>();
  useOnSessionEnd(() => keep(values));
  return null;
}

export interface NewCreditorPopupProps {
  /** Earlier input, or empty. */
  values: CreditorValues;
  /** True if it is from an expired session. */
  isRestored?: boolean;
  /** Called with the input when the session ends. */
  onSessionEnd(typed: CreditorValues): void;
  /** Called with the unsent input. */
  onClose(typed: CreditorValues): void;
}

/** 'Request a new creditor': asks support for an account at another supplier (002 §2.12, §5). */
export function NewCreditorPopup({
  values: before,
  isRestored: retained = false,
  onSessionEnd,
  onClose,
}: NewCreditorPopupProps) {
  const request = useRequestCreditor();
  const name = useRef<HTMLInputElement>(null);
  const prefix = useCurrency();
  if (request.isSuccess) {
    const { ticketNumber, message } = request.data;
    return (
      <MessagePopup
        open
        title={texts.title}
        message={texts.sent(ticketNumber, message)}
        onClose={() => onClose(NO_CREDITOR)}
      />
    );
  }
  const error = request.isError ? failedText(request.error) : undefined;
  const send = async (values: CreditorValues) => {
    await request.mutateAsync(values).catch(() => undefined);
  };
  return (
    <Formik<CreditorValues> initialValues={before} validationSchema={creditorSchema} onSubmit={send}>
      {({ values, isSubmitting, submitForm }) => {
        const close = () => {
          if (!isSubmitting) onClose(values);
        };
        return (
          <Popup
            open
            title={texts.title}
            description={texts.about}
            initialFocusRef={name}
            onClose={close}
            footer={
              <>
                <Button variant="outline" tone="neutral" keyHint="Esc" disabled={isSubmitting} onClick={close}>
                  {texts.cancel}
                </Button>
                <Button busy={isSubmitting} keyHint="↵" onClick={() => void submitForm()}>
                  {texts.send}
                </Button>
              </>
            }
          >
            <Form className="new-creditor" noValidate>
              <FormErrors />
              <p>{texts.about}</p>
              {retained && <SettingsNotice>{texts.retained}</SettingsNotice>}
              <KeepAtSessionEnd keep={onSessionEnd} />
              <FormTextField name="creditorname" label={texts.name} inputRef={name} />
              <div className="new-creditor-row">
                <FormTextField name="accountnumber" label={texts.account} />
                <FormNumberField
                  name="creditlimit"
                  label={texts.limit}
                  prefix={prefix}
                  decimals={2}
                  scaled
                  step={10_000}
                />
              </div>
              <FormNumberField name="preference" label={texts.preference} hint={texts.preferenceHint} min={1} />
              <FormTextAreaField name="comment" label={texts.comment} />
              <PopupError error={error} />
            </Form>
          </Popup>
        );
      }}
    </Formik>
  );
}
