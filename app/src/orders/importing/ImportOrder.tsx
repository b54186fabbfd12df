import { useState } from 'react';
import type { ImportAction, ImportedOrder } from './api/importOrder.ts';
import { ImportedOrderPopup, type ImportedOrderPopupProps } from './ImportedOrderPopup.tsx';
import { ImportOrderPopup } from './ImportOrderPopup.tsx';

export interface ImportOrderProps extends Pick<ImportedOrderPopupProps, 'onOpened' | 'onSaved' | 'returnFocusTo'> {
  /** Called if nothing was imported. */
  onClose(): void;
}

/** Imports an order: file selection, then result (002 §4, import). */
export function ImportOrder({ onOpened, onSaved, onClose, returnFocusTo }: ImportOrderProps) {
  const [done, setDone] = useState<{ imported: ImportedOrder; action: ImportAction } | null>(null);
  if (done) return <ImportedOrderPopup {...done} onOpened={onOpened} onSaved={onSaved} returnFocusTo={returnFocusTo} />;
  return (
    <ImportOrderPopup
      onImported={(imported, action) => setDone({ imported, action })}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    />
  );
}
