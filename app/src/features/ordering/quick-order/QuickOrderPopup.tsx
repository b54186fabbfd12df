import { readAgain, writeRows } from '@mortar/reading';
import { startTransition, useState } from 'react';
import { useSession } from '#session/useSession.ts';
import { ListPopup, type StoredList, type SubmittedList } from './ListPopup.tsx';
import { type Draft, forgetDraft, readDraft, storeDraft } from './model/draft.ts';
import { PreviewPopup } from './PreviewPopup.tsx';

export interface QuickOrderPopupProps {
  /** The open order. */
  orderId: number;
  onClose(): void;
  returnFocusTo(): HTMLElement | null;
}

/** Submitted part of the stored draft; null if there is none. */
function getSubmitted(draft: Draft | null): SubmittedList | null {
  if (!draft?.table || !draft.columns) return null;
  const { table, columns } = draft;
  const list = readAgain(table, columns);
  if (!list) return null;
  const { layout, rows, name } = table;
  const words = (cells: (typeof rows)[number]['cells']) => cells.map((cell) => String(cell ?? ''));
  const isPasted = name === null && layout.kind === 'text';
  const text = isPasted
    ? writeRows(
        rows.map(({ cells }) => words(cells)),
        layout.separator,
        layout,
      )
    : '';
  return { text, table, columns, list };
}

/** Quick order: paste or choose a list, match it, review it and add it to the order. */
export function QuickOrderPopup({ orderId, onClose, returnFocusTo }: QuickOrderPopupProps) {
  const { username } = useSession().staff;
  const draftKey = { username, orderid: orderId };
  const [draft, setDraft] = useState(() => readDraft(draftKey));
  const [taken, setTaken] = useState(() => getSubmitted(draft));
  const [left, setLeft] = useState<StoredList | null>(draft);
  const keepText = (text: string) =>
    storeDraft(draftKey, { text, table: null, columns: null, choices: null, byHand: new Map(), ticks: new Map() });
  const start = (next: StoredList | null) => {
    setLeft(next);
    setDraft(null);
    setTaken(null);
    forgetDraft();
    if (next && next.text !== '') keepText(next.text);
  };
  const shared = { onClose, returnFocusTo };
  if (taken) {
    return (
      <PreviewPopup
        orderId={orderId}
        taken={taken}
        draft={draft}
        {...shared}
        onBack={() => start(taken)}
        onAnother={() => start(null)}
      />
    );
  }
  return (
    <ListPopup
      {...shared}
      left={left}
      onText={keepText}
      onTaken={(next) => {
        forgetDraft();
        // Planning thousands of lines must not block the click.
        startTransition(() => setTaken(next));
      }}
    />
  );
}
