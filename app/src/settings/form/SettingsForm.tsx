import { FormErrors } from '@mortar/design-system';
import { Form, Formik, type FormikProps, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Schema } from 'yup';
import { useUnsavedChanges } from '#unsaved/useUnsavedChanges.ts';
import { messages } from './messages.ts';
import { getDraft } from './model/keptValues.ts';
import { ChangedMeanwhile, mergeChanges } from './model/mergeChanges.ts';
import { changedValues, type SaveState, sameValues, saveNote } from './model/saveState.ts';
import { SaveBar } from './SaveBar.tsx';
import { SettingsNotice } from './SettingsParts.tsx';
import { SettingsSection, type SettingsSectionProps } from './SettingsSection.tsx';
import { settingsFailure } from './settingsFailure.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { useSaveState } from './useSaveState.ts';
import './settingsForm.css';

export interface SettingsFormProps<Values extends object>
  extends Pick<SettingsSectionProps, 'title' | 'description' | 'actions' | 'loading'> {
  /** Its name among all forms, 'role 7': what was typed in it is kept by it where the session ends. */
  name: string;
  /** Fields that are kept nowhere: passwords. */
  secret?: readonly (keyof Values & string)[];
  /** True while part of `values` is still to be read: what was kept of it waits for that. */
  partial?: boolean;
  /** What is saved. Where it becomes another, the form follows unless something in it is unsaved. */
  values: Values;
  /** What something new is begun with, unsaved. */
  suggested?: Values | undefined;
  /** A Yup schema that holds the product's messages. */
  schema?: Schema;
  /**
   * Saves; throws what failed, or `ChangedMeanwhile`: the form then stands on what is saved, with what was typed over it.
   * @param changed what differs from what is saved: send no more than that, so that nobody else's change is undone
   * @param began what the form began with, where all of it is sent: what the server has now is held against it
   */
  save(values: Values, changed: Partial<Values>, initial: Values): Promise<void>;
  /** What is said of having saved; null where whoever saves says it. Default 'Settings saved successfully'. */
  savedText?: string | ((values: Values) => string) | null;
  /** What is said of a failure; null says nothing, as where the session ended. Default the settings' text with the code. */
  failedText?(error: unknown): string | null;
  /** True where it holds for everybody: it is said who knows of it a little later. */
  forEverybody?: boolean;
  /** Why nothing can be changed by this person; the fields are disabled and say nothing of their own. */
  unavailable?: string | undefined;
  /** True where the form may be saved as it began: something new. */
  isNew?: boolean;
  /** Instead of 'Save'. */
  saveLabel?: string;
  /** Beside Save, before it. */
  buttons?: ReactNode;
  /** Stands in the place of Save and its like until it is answered. */
  question?: ReactNode;
  /** What went wrong beside saving; announced by whoever knows it. */
  problem?: string | null;
  /** The fields: Formik fields of the design system, in `SettingsGroup`s. */
  children: ReactNode;
}

/**
 * The one form of the settings: loaded, changed, saving, saved, failed, and left with unsaved changes (000 §4, settings
 * save, unsaved changes). What was typed stays until it is saved or discarded.
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
      // What was typed while it was saved is unsaved.
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
        noticeShown={noticeShown && props.forEverybody === true}
        onDiscard={status.idle}
      />
    </Formik>
  );
}

interface FormContentProps<Values extends object> extends SettingsFormProps<Values> {
  state: SaveState;
  /** True once a rule for everybody was saved. */
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
  const { kept, keep } = useKeptDraft({
    ...{ name, saved, dirty, suggested: props.suggested },
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
        {...{ title, description, actions, loading }}
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
          {kept && (
            <SettingsNotice>
              {secret.length > 0 ? `${messages.kept} ${messages.notKept}` : messages.kept}
            </SettingsNotice>
          )}
          {props.noticeShown && <SettingsNotice>{messages.signedIn}</SettingsNotice>}
          {props.children}
        </fieldset>
      </SettingsSection>
    </Form>
  );
}

/** Where what is saved became another, by an answer or by somebody else, a form without unsaved changes shows that. */
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
