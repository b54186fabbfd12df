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

/** Objection to some of the lines, overridden by a password. */
export interface MoveQuestion {
  kind: 'limit' | 'lock';
  rows: readonly MoveRow[];
  /** Number of other lines that move. */
  others: number;
}

interface Prompting {
  question: MoveQuestion;
  /** Rows that move with the password; without it, those not in question. */
  rows: readonly MoveRow[];
  answered: readonly MoveQuestion['kind'][];
}

/** Line that failed to move, with the reason. */
export interface LeftLine {
  id: number;
  description: string;
  why: string;
}

const NONE: readonly LeftLine[] = [];

/** Moves the lines of a preview: asks the same questions as manual changes, and reports each line's result. */
export function useMove(orderId: number, preview: MovePreview, onDone: (saved: Saved) => void) {
  const total = useSpokenTotal(orderId);
  const short = useSupplierNames();
  const { editable } = useCurrentOrder();
  const { working, stop, move } = useMoveLines(orderId);
  const [pendingQuestion, setPendingQuestion] = useState<Prompting | null>(null);
  const [left, setLeft] = useState(NONE);
  const [error, setError] = useState<string | null>(null);
  const { arriving, wanted, options, to, setTo, setTicked, maximum, rounding, prices } = preview;

  const getUnavailableReason = (): string | undefined => {
    if (!editable.allowed) return getRefusal(editable);
    if (wanted.length === 0) return messages.tickFirst;
    // Read errors are shown by the retry button.
    if (prices.reading || prices.error) return undefined;
    if (options.length === 0) return messages.noOne;
    if (to === null) return messages.chooseFirst;
    return arriving.length === 0 ? messages.nothingMoves : undefined;
  };

  const send = async (rows: readonly MoveRow[]) => {
    setLeft(NONE);
    setError(null);
    // Keeps the target, even if another now sells more of the remaining lines.
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
        // Retrying moves the failed lines.
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

  const attempt = async (rows: readonly MoveRow[], answered: Prompting['answered']): Promise<void> => {
    setPendingQuestion(null);
    if (rows.length === 0) return;
    const openQuestion = (kind: MoveQuestion['kind'], about: readonly MoveRow[]) =>
      setPendingQuestion({ question: { kind, rows: about, others: rows.length - about.length }, rows, answered });
    const overLimit = rows.filter(({ arrival }) => maximum !== null && (arrival?.line.quantity ?? 0) > maximum);
    if (overLimit.length > 0 && !answered.includes('limit')) return openQuestion('limit', overLimit);
    const locked = rows.filter((row) => row.locked);
    if (locked.length > 0 && !answered.includes('lock')) return openQuestion('lock', locked);
    return send(rows);
  };

  return {
    working,
    stop,
    left,
    error,
    refusal: getUnavailableReason(),
    question: pendingQuestion?.question ?? null,
    start: () => attempt(arriving, []),
    /** Called after the correct password, or to move only the others. */
    async answer(scope: 'all' | 'others') {
      if (!pendingQuestion) return;
      const { question, rows, answered } = pendingQuestion;
      const go = scope === 'all' ? rows : rows.filter((row) => !question.rows.includes(row));
      await attempt(go, [...answered, question.kind]);
    },
    cancel: () => setPendingQuestion(null),
  };
}
