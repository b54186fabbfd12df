import type { ImportRule } from '@mortar/contract';
import { Button, FormCheckboxField } from '@mortar/design-system';
import type { BasketFile } from '@mortar/reading';
import { useState } from 'react';
import { useExport } from '#documents/useExport.tsx';
import { type FilledBasket, useImportBasket } from '#orders/baskets/api/importBasket.ts';
import { messages } from '#orders/baskets/messages.ts';
import { BASKET_TEMPLATE } from '#orders/baskets/model/basketFile.ts';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { UploadPopup } from '#orders/importing/UploadPopup.tsx';
import type { FileCheck } from '#orders/importing/useChosenFile.ts';
import { checkBasketFile, isFileOf } from './checkBasketFile.ts';

const texts = messages.import;

const FIRST = { emptyFirst: false };

/** Result of Upload: the basket's own file, or what was matched. */
type Sent = { file: BasketFile; rule: ImportRule } | { result: FilledBasket | null };

export interface ImportBasketPopupProps {
  basket: UnsentOrder;
  /** @param result null if the basket was filled but the result is unknown */
  onImported(result: FilledBasket | null): void;
  /** Called for the basket's own file, whose changes are shown before writing. */
  onOwnFile(file: BasketFile, rule: ImportRule): void;
  onClose(): void;
}

/** 'Import Basket': selects a workbook, and offers its template (002 §2.5, §5). */
export function ImportBasketPopup({ basket, onImported, onOwnFile, onClose }: ImportBasketPopupProps) {
  const importBasket = useImportBasket(basket);
  /** The selected file, if it is the basket's own. */
  const [own, setOwn] = useState<BasketFile | null>(null);
  const check = async (bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<FileCheck> => {
    const file = await checkBasketFile(bytes, signal);
    const isOwn = isFileOf(file, basket);
    setOwn(isOwn ? file : null);
    return { items: file.lines.length, ...(isOwn && { note: messages.differences.note(basket.description.trim()) }) };
  };
  const send = async (upload: Parameters<typeof importBasket>[0]): Promise<Sent> =>
    own ? { file: own, rule: upload.rule } : { result: await importBasket(upload) };
  const { exportWorkbook, exporting, progress } = useExport();
  const template = () => void exportWorkbook({ fileName: texts.templateFile, sheets: [BASKET_TEMPLATE] });
  return (
    <UploadPopup
      texts={texts}
      description={texts.about(basket.description)}
      accept={['.xlsx']}
      check={check}
      choices={FIRST}
      missing={texts.missing}
      send={send}
      onSent={(sent) => ('file' in sent ? onOwnFile(sent.file, sent.rule) : onImported(sent.result))}
      onClose={onClose}
      buttons={
        <Button variant="ghost" tone="neutral" busy={exporting} onClick={template}>
          {texts.template}
        </Button>
      }
      below={progress}
    >
      {(busy) => !own && <FormCheckboxField name="emptyFirst" label={texts.emptyFirst} disabled={busy} />}
    </UploadPopup>
  );
}
