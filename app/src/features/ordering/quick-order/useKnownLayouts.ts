import { type Columns, getLayoutKey, type Row, withoutQuantity, withRole } from '@mortar/reading';
import { useMemo } from 'react';
import { useRememberedValue } from '#preferences/useRemembered.ts';

/** Quantity column by layout key; null: none. */
type Answers = Readonly<Record<string, number | null>>;

const NO_ANSWERS: Answers = {};

const MAX_LAYOUTS = 50;

const isAnswer = (value: unknown): value is number | null => value === null || typeof value === 'number';

function readAnswers(stored: unknown): Answers | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, number | null] => isAnswer(entry[1])),
  );
}

/** The user's earlier answers for lists of the same layout. */
export interface KnownLayouts {
  /** Applies a stored answer to columns whose quantity is undecided. */
  answered(rows: readonly Row[], columns: Columns): Columns;
  keep(layout: string | null, column: number | null): void;
}

/** Remembers the quantity column of ambiguous layouts. */
export function useKnownLayouts(): KnownLayouts {
  const [answers, setAnswers] = useRememberedValue('quick order layouts', NO_ANSWERS, readAnswers);
  return useMemo(
    () => ({
      answered(rows, columns) {
        const key = getLayoutKey(rows, columns);
        if (key === null || columns.quantity !== 'asked' || !Object.hasOwn(answers, key)) return columns;
        const column = answers[key] ?? null;
        if (column === null) return withoutQuantity(columns);
        return columns.asked.includes(column) ? withRole(columns, column, 'quantity') : columns;
      },
      keep(layout, column) {
        if (layout === null) return;
        const others = Object.entries(answers).filter(([key]) => key !== layout);
        setAnswers(Object.fromEntries([[layout, column], ...others].slice(0, MAX_LAYOUTS)));
      },
    }),
    [answers, setAnswers],
  );
}
