import { FormErrors } from '@mortar/design-system';
import { Form, Formik, type FormikProps, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Schema } from 'yup';
import { useUnsavedChanges } from '#unsaved/useUnsavedChanges.ts';
import { messages } from './messages.ts';
import { ChangedMeanwhile, mergeChanges } from './model/mergeChanges.ts';
import { changedValues, type SaveState, sameValues, saveNote } from './model/saveState.ts';
import { getDraft } from './model/storedValues.ts';
import { SaveBar } from './SaveBar.tsx';
import { SettingsNotice } from './SettingsParts.tsx';
import { SettingsSection, type SettingsSectionProps } from './SettingsSection.tsx';
import { settingsFailure } from './settingsFailure.ts';
import { useSaveState } from './useSaveState.ts';
import { useStoredDraft } from './useStoredDraft.ts';
import './settingsForm.css';

export interface SettingsFormProps<Values extends object>
  extends Pick<SettingsSectionProps, 'title' | 'description' | 'actions' | 'loading'> {
  /** Unique name, such as 'role 7': key of the draft stored when the session ends. */
  name: string;
  /** Fields never stored: passwords. */
  secret?: readonly (keyof Values & string)[];
  /** True while part of `values` loads, which delays restoring its draft. */
  partial?: boolean;
  /** Saved values. A change updates the form unless it has unsaved input. */
  values: Values;
  /** Unsaved initial values of a new entry. */
  suggested?: Values | undefined;
  /** Yup schema with the specified messages. */
  schema?: Schema;
  /**
   * Saves; throws the failure, or `ChangedMeanwhile`: the form then shows the server's values with the user's changes.
   * @param changed differences from the saved values: send only these, to keep changes by others
   * @param initial initial values if all are sent, to compare with the server's
   */
  save(values: Values, changed: Partial<Values>, initial: Values): Promise<void>;
  /** Success message; null if the caller reports it. Default 'Settings saved successfully'. */
  savedText?: string | ((values: Values) => string) | null;
  /**
   * Returns the failure message; null for none, such as after a session end. Default: the settings' text with the code.
   */
  failedText?(error: unknown): string | null;
  /** True if it affects all users: a notice says that it takes effect later. */
  forEveryone?: boolean;
  /** Why the user cannot change anything; fields are disabled. */
  unavailable?: string | undefined;
  /** True for a new entry, which may be saved unchanged. */
  isNew?: boolean;
  /** Label instead of 'Save'. */
  saveLabel?: string;
  /** Buttons before Save. */
  buttons?: ReactNode;
  /** Prompt that replaces the buttons until answered. */
  question?: ReactNode;
  /** Other error; announced by the caller. */
  problem?: string | null;
  /** Formik fields of the design system, in `SettingsGroup`s. */
  children: ReactNode;
}

/**
 * Form of all settings sections: loading, changes, saving, results and unsaved changes (000 §4, settings save, unsaved
 * changes). Input stays until saved or discarded.
 */
export function SettingsForm<Values extends object>(props: SettingsFormProps<Values>) {
  const { values: saved, schema, savedText = messages.saved, failedText = settingsFailure } = props;
  const status = useSaveState();
  const [noticeShown, setNoticeShown] = useState(false);
  const form = useRef<FormikProps<Values>>(null);
  const submit = async (values: Values) => {
    const initial = form.current?.initialValues ?? saved;
    const changed = changedValues(values, initial);
    if (props.unavailable !== undefined || (!props.isNew && Object.keys(changed).length === 0)) return;
    status.saving();
    try {
      await props.save(values, changed, initial);
      const typed = form.current?.values ?? values;
      form.current?.resetForm({ values });
      // Input typed while saving stays unsaved.
      if (!sameValues(typed, values)) void form.current?.setValues(typed);
      setNoticeShown(true);
      if (savedText === null) status.idle();
      else status.saved(typeof savedText === 'function' ? savedText(values) : savedText);
    } catch (error) {
      if (error instanceof ChangedMeanwhile) {
        const typed = form.current?.values ?? values;
        form.current?.resetForm({ values: error.saved });
        void form.current?.setValues(mergeChanges(initial, typed, error.saved));
        status.failed(error.message);
        return;
      }
      const text = failedText(error);
      if (text === null) status.idle();
      else status.failed(text);
    }
  };
  return (
    <Formik<Values> innerRef={form} initialValues={saved} validationSchema={schema} onSubmit={submit}>
      <FormContent
        {...props}
        state={status.state}
        noticeShown={noticeShown && props.forEveryone === true}
        onDiscard={status.idle}
      />
    </Formik>
  );
}

interface FormContentProps<Values extends object> extends SettingsFormProps<Values> {
  state: SaveState;
  /** True after a setting for all users was saved. */
  noticeShown: boolean;
  onDiscard(): void;
}

function FormContent<Values extends object>(props: FormContentProps<Values>) {
  const { title, description, actions, loading, values: saved, unavailable, isNew = false, state } = props;
  const { values, initialValues, isSubmitting, submitCount, isValid, resetForm } = useFormikContext<Values>();
  const { name, secret = [], partial = false } = props;
  const dirty = unavailable === undefined && !sameValues(values, initialValues);
  const discard = () => {
    resetForm();
    props.onDiscard();
  };
  const { retained, keep } = useStoredDraft({
    name,
    saved,
    dirty,
    suggested: props.suggested,
    ready: !loading && !partial && unavailable === undefined,
  });
  const onSessionEnd = () => keep(getDraft(initialValues, values, secret));
  useUnsavedChanges({ title, dirty, saving: state.kind === 'saving', discard, onSessionEnd });
  useFollowSaved(saved, dirty);
  const hasErrors = submitCount > 0 && !isValid && !isSubmitting;
  return (
    <Form className="settings-form" aria-label={title} noValidate>
      <FormErrors />
      <SettingsSection
        title={title}
        description={description}
        actions={actions}
        loading={loading}
        readOnly={unavailable !== undefined}
        foot={
          props.question ?? (
            <SaveBar
              note={
                props.problem
                  ? { tone: 'danger', text: props.problem }
                  : saveNote({ state, dirty, hasErrors, texts: messages })
              }
              canSave={dirty || isNew}
              busy={isSubmitting}
              unavailable={unavailable}
              saveLabel={props.saveLabel}
              buttons={props.buttons}
              onDiscard={dirty ? discard : undefined}
            />
          )
        }
      >
        <fieldset className="settings-fields" disabled={unavailable !== undefined}>
          {retained && (
            <SettingsNotice>
              {secret.length > 0 ? `${messages.retained} ${messages.notStored}` : messages.retained}
            </SettingsNotice>
          )}
          {props.noticeShown && <SettingsNotice>{messages.signedIn}</SettingsNotice>}
          {props.children}
        </fieldset>
      </SettingsSection>
    </Form>
  );
}

/** An unchanged form follows changes of the saved values. */
function useFollowSaved<Values extends object>(saved: Values, dirty: boolean): void {
  const { resetForm, initialValues } = useFormikContext<Values>();
  const text = JSON.stringify(saved);
  const followed = useRef(text);
  const follow = useEffectEvent(() => {
    if (dirty || followed.current === text) return;
    followed.current = text;
    if (!sameValues(initialValues, saved)) resetForm({ values: saved });
  });
  useEffect(
    function followSaved() {
      follow();
    },
    [text, dirty],
  );
}
