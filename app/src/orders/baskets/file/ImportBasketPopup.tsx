import type { BasketImport, ImportRule, UnsentOrder } from '@mortar/contract';
import { Button, FormCheckboxField, FormRadioField, Popup } from '@mortar/design-system';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useExport } from '#documents/useExport.tsx';
import { useImportBasket } from '#orders/baskets/api/importBasket.ts';
import { messages } from '#orders/baskets/messages.ts';
import { BASKET_TEMPLATE } from '#orders/baskets/model/basketFile.ts';
import { messages as importMessages } from '#orders/importing/messages.ts';
import { UploadField } from '#orders/importing/UploadField.tsx';
import { useChosenFile } from '#orders/importing/useChosenFile.ts';
import { useUpload } from '#orders/importing/useUpload.ts';
import { checkBasketFile } from './checkBasketFile.ts';
import '#orders/importing/importResult.css';

const texts = messages.import;
const { rules } = importMessages.file;
const RULES = (['Preferred', 'Cheapest'] as const).map((value) => ({ value, label: rules[value] }));

interface Values {
  files: readonly File[];
  rule: ImportRule | null;
  emptyFirst: boolean;
}

const FIRST: Values = { files: [], rule: 'Preferred', emptyFirst: false };

export interface ImportBasketPopupProps {
  basket: UnsentOrder;
  /** @param result null where the basket was filled and nobody said with how much */
  onImported(result: BasketImport | null): void;
  onClose(): void;
}

/** 'Import Basket': a workbook whose items go into a basket, and the template for one (002 §2.5, §5). */
export function ImportBasketPopup(props: ImportBasketPopupProps) {
  return (
    <Formik initialValues={FIRST} onSubmit={() => undefined}>
      {({ values, setFieldValue }) => (
        <ImportBasketForm {...props} {...values} onFiles={(files) => void setFieldValue('files', files)} />
      )}
    </Formik>
  );
}

interface FormProps extends ImportBasketPopupProps, Values {
  onFiles(files: readonly File[]): void;
}

function ImportBasketForm({ basket, files, rule, emptyFirst, onFiles, onImported, onClose }: FormProps) {
  const importBasket = useImportBasket(basket);
  const { exportWorkbook, exporting, progress } = useExport();
  const [pressed, setPressed] = useState(false);
  const chosen = useChosenFile(files[0] ?? null, checkBasketFile);
  const { busy, problem, start, cancel, forget } = useUpload((signal) => {
    if (chosen.state !== 'ready') throw new Error('there is nothing to upload');
    return importBasket({ base64: chosen.base64, rule: rule ?? 'Preferred', emptyFirst, signal });
  }, onImported);
  // While it is sent, what closes the popup stops that first.
  const leave = busy ? cancel : onClose;
  const upload = () => {
    setPressed(true);
    if (chosen.state === 'ready') void start();
  };
  const template = () => void exportWorkbook({ fileName: texts.templateFile, sheets: [BASKET_TEMPLATE] });
  return (
    <Popup
      open
      title={texts.title}
      description={texts.about(basket.description)}
      onClose={leave}
      footer={
        <>
          <Button variant="ghost" tone="neutral" busy={exporting} onClick={template}>
            {texts.template}
          </Button>
          <Button variant="outline" tone="neutral" keyHint="Esc" onClick={leave}>
            {texts.cancel}
          </Button>
          <Button keyHint="↵" busy={busy} onClick={upload}>
            {texts.upload}
          </Button>
        </>
      }
    >
      <Form className="import-form">
        <UploadField
          label={texts.file}
          prompt={texts.prompt}
          accept={['.xlsx']}
          files={files}
          onChange={(next) => {
            forget();
            onFiles(next);
          }}
          chosen={chosen}
          busy={busy}
          error={pressed && chosen.state === 'none' ? texts.missing : undefined}
          problem={problem}
        />
        <FormRadioField<ImportRule> name="rule" label={texts.rule} options={RULES} inline disabled={busy} />
        <FormCheckboxField name="emptyFirst" label={texts.emptyFirst} disabled={busy} />
      </Form>
      {progress}
    </Popup>
  );
}
