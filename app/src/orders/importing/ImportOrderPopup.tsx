import { FormRadioField } from '@mortar/design-system';
import { countOrderItems } from '#documents/reading/readInWorker.ts';
import { type ImportAction, type ImportedOrder, useImportOrder } from './api/importOrder.ts';
import { messages } from './messages.ts';
import { UploadPopup } from './UploadPopup.tsx';
import type { FileCheck } from './useChosenFile.ts';

const texts = messages.importOrder;

const FIRST: { action: ImportAction } = { action: 'save' };
const ACTIONS = (['save', 'open'] as const).map((value) => ({ value, label: texts.actions[value] }));

const check = async (bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<FileCheck> => ({
  items: await countOrderItems(new Blob([bytes]), signal),
});

export interface ImportOrderPopupProps {
  onImported(imported: ImportedOrder, action: ImportAction): void;
  onClose(): void;
  returnFocusTo(): HTMLElement | null;
}

/** 'Import an order': file, matching rule and action (002 §2.4, §5). */
export function ImportOrderPopup({ onImported, onClose, returnFocusTo }: ImportOrderPopupProps) {
  const importOrder = useImportOrder();
  return (
    <UploadPopup
      texts={texts}
      description={texts.about}
      accept={['.xml']}
      check={check}
      choices={FIRST}
      send={importOrder}
      onSent={(imported, { action }) => onImported(imported, action)}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      {(busy) => (
        <FormRadioField<ImportAction> name="action" label={texts.action} options={ACTIONS} inline disabled={busy} />
      )}
    </UploadPopup>
  );
}
