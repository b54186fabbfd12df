import type { ImportRule } from '@mortar/contract';
import { Button, type FileDropProps, FormRadioField, Popup } from '@mortar/design-system';
import { Form, FormikProvider, useFormik } from 'formik';
import { type ReactNode, useState } from 'react';
import { messages } from './messages.ts';
import { UploadField } from './UploadField.tsx';
import { type FileCheck, useChosenFile } from './useChosenFile.ts';
import { useUpload } from './useUpload.ts';
import './importResult.css';

const { rules } = messages.file;
const RULES = (['Preferred', 'Cheapest'] as const).map((value) => ({ value, label: rules[value] }));

/** Data sent for a chosen file. */
export type Upload<Choices> = Choices & { base64: string; rule: ImportRule; signal: AbortSignal };

export interface UploadPopupProps<Choices, Result> extends Pick<FileDropProps, 'accept'> {
  texts: Record<'title' | 'file' | 'prompt' | 'rule' | 'cancel' | 'upload', string>;
  /** Explains which file to choose. */
  description: string;
  check(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): FileCheck | Promise<FileCheck>;
  /** Defaults of the additional choices. */
  choices: Choices;
  /** Error if Upload is pressed without a file. Without it, Upload is disabled. */
  missing?: string;
  /** Sends the file; see `useUpload`. */
  send(upload: Upload<Choices>): Promise<Result>;
  onSent(result: Result, choices: Choices): void;
  onClose(): void;
  /** Focus target after closing. Default: the previous one. */
  returnFocusTo?: () => HTMLElement | null;
  /** Before Cancel and Upload. */
  buttons?: ReactNode;
  /** Below the form. */
  below?: ReactNode;
  /** Fields of `choices`. */
  children(busy: boolean): ReactNode;
}

/** Popup that asks for a file, matching rule and action (002 §2.4, §2.5, §5). */
export function UploadPopup<Choices extends object, Result>(props: UploadPopupProps<Choices, Result>) {
  const { texts, description, accept, check, choices, missing, send, onSent, onClose, returnFocusTo } = props;
  const { buttons, below, children } = props;
  const form = useFormik({
    initialValues: { ...choices, files: [] as readonly File[], rule: 'Preferred' as ImportRule },
    onSubmit: () => undefined,
  });
  const { files } = form.values;
  const chosen = useChosenFile(files[0] ?? null, check);
  const ready = chosen.state === 'ready';
  const [pressed, setPressed] = useState(false);
  const { busy, problem, start, cancel, forget } = useUpload(
    (signal) => {
      if (!ready) throw new Error('there is nothing to upload');
      return send({ ...form.values, base64: chosen.base64, signal });
    },
    (result) => onSent(result, form.values),
  );
  // Closing during an upload cancels it first.
  const leave = busy ? cancel : onClose;
  const upload = () => {
    setPressed(true);
    if (ready) void start();
  };
  return (
    <Popup
      open
      title={texts.title}
      description={description}
      onClose={leave}
      returnFocusTo={returnFocusTo}
      footer={
        <>
          {buttons}
          <Button variant="outline" tone="neutral" keyHint="Esc" onClick={leave}>
            {texts.cancel}
          </Button>
          <Button keyHint="↵" disabled={!ready && missing === undefined} busy={busy} onClick={upload}>
            {texts.upload}
          </Button>
        </>
      }
    >
      <FormikProvider value={form}>
        <Form className="import-form">
          <UploadField
            label={texts.file}
            prompt={texts.prompt}
            accept={accept}
            files={files}
            onChange={(next) => {
              forget();
              void form.setFieldValue('files', next);
            }}
            chosen={chosen}
            busy={busy}
            error={pressed && chosen.state === 'none' ? missing : undefined}
            problem={problem}
          />
          <FormRadioField<ImportRule> name="rule" label={texts.rule} options={RULES} inline disabled={busy} />
          {children(busy)}
        </Form>
      </FormikProvider>
      {below}
    </Popup>
  );
}
