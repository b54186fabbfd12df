import { Button, type GridColumn, Popup } from '@mortar/design-system';
import { useRef } from 'react';
import { codeColumn } from '#grids/columns.ts';
import type { FilledBasket } from '#orders/baskets/api/importBasket.ts';
import { messages } from '#orders/baskets/messages.ts';
import { ImportTotals } from '#orders/importing/ImportTotals.tsx';
import { JoinedItems } from '#orders/importing/JoinedItems.tsx';
import { messages as importMessages } from '#orders/importing/messages.ts';
import type { UnlinkedLine } from '#orders/importing/model/importResult.ts';
import { UnlinkedProducts } from '#orders/importing/UnlinkedProducts.tsx';
import '#orders/importing/importResult.css';

const texts = messages.feedback;
const { columns } = importMessages.unlinked;

const COLUMNS: readonly GridColumn<UnlinkedLine>[] = [
  {
    id: 'description',
    header: columns.description,
    flex: 1,
    minWidth: 200,
    rowHeader: true,
    value: ({ description }) => description,
  },
  codeColumn({ id: 'nappi', header: columns.nappi, value: ({ nappiCode }) => nappiCode }),
  codeColumn({ id: 'barcode', header: columns.barcode, width: 132, value: ({ barcode }) => barcode }),
  codeColumn({ id: 'quantity', header: columns.quantity, width: 84, align: 'end', value: ({ quantity }) => quantity }),
];

const getQuantity = ({ quantity }: UnlinkedLine) => quantity;

export interface ImportBasketFeedbackPopupProps {
  /** Null if the basket was filled but the result is unknown. */
  result: FilledBasket | null;
  onClose(): void;
}

/** 'Import Basket Feedback': shows how many lines of a file were matched, and which were not (002 §2.4). */
export function ImportBasketFeedbackPopup({ result, onClose }: ImportBasketFeedbackPopupProps) {
  const close = useRef<HTMLButtonElement>(null);
  const unlinked = result?.unlinkedLines ?? [];
  const about = result
    ? importMessages.result.about(result.items, result.linked, result.unlinked)
    : texts.filledWithoutResult;
  return (
    <Popup
      open
      title={texts.title}
      size={unlinked.length > 0 ? '80' : 'md'}
      description={about}
      onClose={onClose}
      initialFocusRef={close}
      footer={
        <Button ref={close} keyHint={['↵', 'Esc']} onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <div className="import-result">
        {result ? (
          <ImportTotals items={result.items} linked={result.linked} unlinked={result.unlinked} />
        ) : (
          <p>{texts.filledWithoutResult}</p>
        )}
        {result && result.linked > 0 && (
          <JoinedItems orderId={result.orderId} linked={result.linked} linesBefore={result.linesBefore} />
        )}
        {result && unlinked.length === 0 && <p>{importMessages.result.allLinked}</p>}
        {unlinked.length > 0 && <UnlinkedProducts rows={unlinked} columns={COLUMNS} getQuantity={getQuantity} />}
      </div>
    </Popup>
  );
}
