import type { ImportRule } from '@mortar/contract';
import { Button, FormRadioField, Popup } from '@mortar/design-system';
import { Form, Formik } from 'formik';
import { type ImportAction, type ImportedOrder, useImportOrder } from './api/importOrder.ts';
import { messages } from './messages.ts';
import { checkOrderFile } from './model/orderFile.ts';
import { UploadField } from './UploadField.tsx';
import { type FileCheck, useChosenFile } from './useChosenFile.ts';
import { useUpload } from './useUpload.ts';
import './importResult.css';

const texts = messages.importOrder;

interface Values {
  files: readonly File[];
  rule: ImportRule | null;
  action: ImportAction | null;
}

const FIRST: Values = { files: [], rule: 'Preferred', action: 'save' };
const RULES = (['Preferred', 'Cheapest'] as const).map((value) => ({ value, label: messages.file.rules[value] }));
const ACTIONS = (['save', 'open'] as const).map((value) => ({ value, label: texts.actions[value] }));

function check(bytes: Uint8Array): FileCheck {
  const { items, problem } = checkOrderFile(bytes);
  return problem === undefined ? { items } : { problem: texts.problems[problem] };
}

export interface ImportOrderPopupProps {
  onImported(imported: ImportedOrder, action: ImportAction): void;
  onClose(): void;
  /** What has the keyboard once it is closed. */
  returnFocusTo(): HTMLElement | null;
}

/** 'Import an order': a file, how its items are linked and what is done with the order (002 §2.4, §5). */
export function ImportOrderPopup(props: ImportOrderPopupProps) {
  return (
    <Formik initialValues={FIRST} onSubmit={() => undefined}>
      {({ values, setFieldValue }) => (
        <ImportOrderForm {...props} {...values} onFiles={(files) => void setFieldValue('files', files)} />
      )}
    </Formik>
  );
}

interface FormProps extends ImportOrderPopupProps, Values {
  onFiles(files: readonly File[]): void;
}

function ImportOrderForm({ files, rule, action, onFiles, onImported, onClose, returnFocusTo }: FormProps) {
  const importOrder = useImportOrder();
  const chosen = useChosenFile(files[0] ?? null, check);
  const ready = chosen.state === 'ready' && rule !== null && action !== null;
  const { busy, problem, start, cancel, forget } = useUpload(
    (signal) => {
      if (!ready) throw new Error('there is nothing to upload');
      return importOrder({ base64: chosen.base64, rule, action, signal });
    },
    (imported) => onImported(imported, action ?? 'save'),
  );
  // While it is sent, what closes the popup stops that first.
  const leave = busy ? cancel : onClose;
  return (
    <Popup
      open
      title={texts.title}
      description={texts.about}
      onClose={leave}
      returnFocusTo={returnFocusTo}
      footer={
        <>
          <Button variant="outline" tone="neutral" keyHint="Esc" onClick={leave}>
            {texts.cancel}
          </Button>
          <Button keyHint="↵" disabled={!ready} busy={busy} onClick={() => void start()}>
            {texts.upload}
          </Button>
        </>
      }
    >
      <Form className="import-form">
        <UploadField
          label={texts.file}
          prompt={texts.prompt}
          accept={['.xml']}
          files={files}
          onChange={(next) => {
            forget();
            onFiles(next);
          }}
          chosen={chosen}
          busy={busy}
          error={undefined}
          problem={problem}
        />
        <FormRadioField<ImportRule> name="rule" label={texts.rule} options={RULES} inline disabled={busy} />
        <FormRadioField<ImportAction> name="action" label={texts.action} options={ACTIONS} inline disabled={busy} />
      </Form>
    </Popup>
  );
}
