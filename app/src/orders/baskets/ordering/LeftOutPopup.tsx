import { Button, DataGrid, Popup, PopupError } from '@mortar/design-system';
import { useMemo, useRef } from 'react';
import { basketItemColumns } from '#orders/baskets/basketItemColumns.ts';
import { messages } from '#orders/baskets/messages.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { useSettings } from '#session/settings.tsx';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import '#grids/gridFill.css';
import './basketDuplicates.css';

const texts = messages.leftOut;

export interface LeftOutPopupProps {
  /** Basket lines missing on the order; not empty. */
  lines: readonly OrderLine[];
  /** Number of items in the basket. */
  items: number;
  busy: boolean;
  /** Why the order was not opened. */
  error?: string;
  /** Opens the created order; there is no way back. */
  onOpen(): void;
}

/** Lists basket items missing on the order: not allowed for the role, or no longer sold. */
export function LeftOutPopup({ lines, items, busy, error, onOpen }: LeftOutPopupProps) {
  const short = useSupplierNames();
  const empties = useSettings().ordering_EmptyBaskets;
  const columns = useMemo(() => basketItemColumns(short), [short]);
  const open = useRef<HTMLButtonElement>(null);
  const about = [texts.about(lines.length, items), texts.why, empties ? texts.retained : ''].join(' ').trim();
  return (
    <Popup
      open
      size="80"
      title={texts.title}
      description={about}
      closable={!busy}
      onClose={onOpen}
      initialFocusRef={open}
      footer={
        <>
          <PopupError {...(error && { error })} />
          <Button ref={open} keyHint={['↵', 'Esc']} busy={busy} onClick={onOpen}>
            {texts.open}
          </Button>
        </>
      }
    >
      <p className="basket-duplicates" aria-hidden="true">
        {about}
      </p>
      <div className="popup-grid">
        <DataGrid label={texts.list} columns={columns} rows={lines} rowKey={({ id }) => id} emptyText={about} />
      </div>
    </Popup>
  );
}
