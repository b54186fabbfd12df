import { useState } from 'react';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { type Saved, useSpokenTotal } from '#orders/lines/useSaved.ts';
import { errorText } from '#server/outcome.ts';
import { getRefusal } from '#session/permissions.ts';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { messages } from './messages.ts';
import type { MoveRow } from './model/moveRows.ts';
import { useMoveLines } from './useMoveLines.ts';
import type { MovePreview } from './useMovePreview.ts';

/** What stands against some of the lines: a password sets it aside. */
export interface MoveQuestion {
  kind: 'limit' | 'lock';
  rows: readonly MoveRow[];
  /** How many move beside them. */
  others: number;
}

/** What is still to be asked, and what was answered. */
interface Asking {
  question: MoveQuestion;
  /** What moves with the password; without it, all of this but what is asked about. */
  rows: readonly MoveRow[];
  answered: readonly MoveQuestion['kind'][];
}

/** A line that should have moved, and why it did not. */
export interface LeftLine {
  id: number;
  description: string;
  why: string;
}

const NONE: readonly LeftLine[] = [];

/** Moves what a preview shows: asks what by hand would be asked, and says what became of each line. */
export function useMove(orderid: number, preview: MovePreview, onDone: (saved: Saved) => void) {
  const total = useSpokenTotal(orderid);
  const short = useSupplierNames();
  const { editable } = useCurrentOrder();
  const { working, stop, move } = useMoveLines(orderid);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [left, setLeft] = useState(NONE);
  const [error, setError] = useState<string | null>(null);
  const { arriving, wanted, options, to, setTo, setTicked, maximum, rounding, prices } = preview;

  const whyNot = (): string | undefined => {
    if (!editable.allowed) return getRefusal(editable);
    if (wanted.length === 0) return messages.tickFirst;
    // What cannot be read is said where it is read again.
    if (prices.reading || prices.error) return undefined;
    if (options.length === 0) return messages.nobody;
    if (to === null) return messages.chooseFirst;
    return arriving.length === 0 ? messages.nothingMoves : undefined;
  };

  const send = async (rows: readonly MoveRow[]) => {
    setLeft(NONE);
    setError(null);
    // Whom they go to stays, whoever has the most of what is left.
    if (to !== null) setTo(to);
    try {
      const result = await move(rows, rounding);
      if (result.left.size > 0) {
        setLeft(
          rows.flatMap(({ line: { id, description } }) => {
            const why = result.left.get(id);
            return why === undefined ? [] : [{ id, description, why }];
          }),
        );
        // What is tried again is what did not move.
        setTicked(new Set(result.left.keys()));
        setError(messages.partly(result.moved, result.left.size));
        return;
      }
      const supplier = options.find(({ code }) => code === to)?.name ?? '';
      const text = messages.moved(rows.length, short(supplier));
      onDone({ text, spoken: `${text}${total()}` });
    } catch (failed) {
      setError(errorText(failed));
    }
  };

  const attempt = async (rows: readonly MoveRow[], answered: Asking['answered']): Promise<void> => {
    setAsking(null);
    if (rows.length === 0) return;
    const ask = (kind: MoveQuestion['kind'], about: readonly MoveRow[]) =>
      setAsking({ question: { kind, rows: about, others: rows.length - about.length }, rows, answered });
    const over = rows.filter(({ arrival }) => maximum !== null && (arrival?.line.quantity ?? 0) > maximum);
    if (over.length > 0 && !answered.includes('limit')) return ask('limit', over);
    const locked = rows.filter((row) => row.locked);
    if (locked.length > 0 && !answered.includes('lock')) return ask('lock', locked);
    return send(rows);
  };

  return {
    ...{ working, stop, left, error },
    refusal: whyNot(),
    question: asking?.question ?? null,
    start: () => attempt(arriving, []),
    /** The password was right, or only the others move. */
    async answer(who: 'all' | 'others') {
      if (!asking) return;
      const { question, rows, answered } = asking;
      const go = who === 'all' ? rows : rows.filter((row) => !question.rows.includes(row));
      await attempt(go, [...answered, question.kind]);
    },
    cancel: () => setAsking(null),
  };
}
