import { Button, type GridColumn, Popup, PopupError } from '@mortar/design-system';
import { useRef, useState } from 'react';
import { useCommand } from '#commands/useCommand.ts';
import { codeColumn } from '#grids/columns.ts';
import type { ImportAction, ImportedOrder } from './api/importOrder.ts';
import { ImportTotals } from './ImportTotals.tsx';
import { JoinedItems } from './JoinedItems.tsx';
import { messages } from './messages.ts';
import type { UnlinkedLine } from './model/importResult.ts';
import { UnlinkedProducts } from './UnlinkedProducts.tsx';
import { useImportedOrder } from './useImportedOrder.ts';
import './importResult.css';

const texts = messages.result;
const { columns } = messages.unlinked;

const COLUMNS: readonly GridColumn<UnlinkedLine>[] = [
  codeColumn({ id: 'line', header: columns.line, width: 92, value: ({ code }) => code }),
  codeColumn({ id: 'supplierCode', header: columns.supplierCode, value: ({ supplierCode }) => supplierCode }),
  codeColumn({ id: 'nappi', header: columns.nappi, value: ({ nappiCode }) => nappiCode }),
  codeColumn({ id: 'barcode', header: columns.barcode, width: 124, value: ({ barcode }) => barcode }),
  {
    id: 'description',
    header: columns.description,
    flex: 1,
    minWidth: 180,
    rowHeader: true,
    value: ({ description }) => description,
  },
  codeColumn({ id: 'quantity', header: columns.quantity, width: 84, align: 'end', value: ({ quantity }) => quantity }),
];

const getQuantity = ({ quantity }: UnlinkedLine) => quantity;

export interface ImportedOrderPopupProps {
  imported: ImportedOrder;
  /** Requested action, run by Enter. */
  action: ImportAction;
  onOpened(): void;
  /** Called if it is saved as unsent, or there is none. */
  onSaved(orderId: number): void;
  returnFocusTo(): HTMLElement | null;
}

/** 'Imported order result': shows how many items were matched, and saves or opens the order (002 §2.4, §4). */
export function ImportedOrderPopup({ imported, action, onOpened, onSaved, returnFocusTo }: ImportedOrderPopupProps) {
  const { orderId, result } = imported;
  const { open, save } = useImportedOrder(imported, action);
  const first = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState<ImportAction | null>(null);
  const [error, setError] = useState<string | null>(null);
  const finish = async (choice: ImportAction) => {
    if (busy) return;
    setBusy(choice);
    setError(null);
    const refused = choice === 'open' ? await open() : await save();
    setBusy(null);
    if (refused) setError(refused);
    else if (choice === 'open') onOpened();
    else onSaved(orderId);
  };
  const none = orderId === 0;
  const opens = !none && action === 'open';
  const unlinked = result?.unlinkedLines ?? [];
  const about = result ? texts.about(result.items, result.linked, result.unlinked) : texts.madeWithoutResult;
  const opening = useCommand({
    id: 'import.open',
    title: texts.open,
    key: 'Alt+O',
    place: texts.title,
    busy: busy === 'open',
    run: () => void finish('open'),
  });
  return (
    <Popup
      open
      title={texts.title}
      size={unlinked.length > 0 ? '80' : 'md'}
      description={about}
      onClose={() => void finish('save')}
      initialFocusRef={first}
      returnFocusTo={returnFocusTo}
      footer={
        <>
          <PopupError {...(error && { error })} />
          <Button
            ref={opens ? undefined : first}
            variant={opens ? 'outline' : 'solid'}
            keyHint={opens ? 'Esc' : ['↵', 'Esc']}
            busy={busy === 'save'}
            onClick={() => void finish('save')}
          >
            {none ? texts.close : texts.save}
          </Button>
          {!none && (
            <Button
              ref={opens ? first : undefined}
              variant={opens ? 'solid' : 'outline'}
              {...opening.button}
              {...(opens && { keyHint: '↵' })}
            >
              {opening.title}
            </Button>
          )}
        </>
      }
    >
      <div className="import-result">
        {result ? (
          <ImportTotals items={result.items} linked={result.linked} unlinked={result.unlinked} />
        ) : (
          <p>{texts.madeWithoutResult}</p>
        )}
        {result && !none && <JoinedItems orderId={orderId} linked={result.linked} />}
        {result && none && <p>{texts.noneLinked}</p>}
        {result && unlinked.length === 0 && <p>{texts.allLinked}</p>}
        {unlinked.length > 0 && <UnlinkedProducts rows={unlinked} columns={COLUMNS} getQuantity={getQuantity} />}
      </div>
    </Popup>
  );
}
