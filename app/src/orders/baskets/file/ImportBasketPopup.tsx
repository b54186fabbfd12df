import type { BasketImport, UnsentOrder } from '@mortar/contract';
import { Button, FormCheckboxField } from '@mortar/design-system';
import { useExport } from '#documents/useExport.tsx';
import { useImportBasket } from '#orders/baskets/api/importBasket.ts';
import { messages } from '#orders/baskets/messages.ts';
import { BASKET_TEMPLATE } from '#orders/baskets/model/basketFile.ts';
import { UploadPopup } from '#orders/importing/UploadPopup.tsx';
import { checkBasketFile } from './checkBasketFile.ts';

const texts = messages.import;

const FIRST = { emptyFirst: false };

export interface ImportBasketPopupProps {
  basket: UnsentOrder;
  /** @param result null where the basket was filled and nobody said with how much */
  onImported(result: BasketImport | null): void;
  onClose(): void;
}

/** 'Import Basket': a workbook whose items go into a basket, and the template for one (002 §2.5, §5). */
export function ImportBasketPopup({ basket, onImported, onClose }: ImportBasketPopupProps) {
  const importBasket = useImportBasket(basket);
  const { exportWorkbook, exporting, progress } = useExport();
  const template = () => void exportWorkbook({ fileName: texts.templateFile, sheets: [BASKET_TEMPLATE] });
  return (
    <UploadPopup
      texts={texts}
      description={texts.about(basket.description)}
      accept={['.xlsx']}
      check={checkBasketFile}
      choices={FIRST}
      missing={texts.missing}
      send={importBasket}
      onSent={onImported}
      onClose={onClose}
      buttons={
        <Button variant="ghost" tone="neutral" busy={exporting} onClick={template}>
          {texts.template}
        </Button>
      }
      below={progress}
    >
      {(busy) => <FormCheckboxField name="emptyFirst" label={texts.emptyFirst} disabled={busy} />}
    </UploadPopup>
  );
}
