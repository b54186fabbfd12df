import { type Columns, getLayoutKey, type Row, withoutQuantity, withRole } from '@mortar/reading';
import { useMemo } from 'react';
import { useRememberedValue } from '#preferences/useRemembered.ts';

/** Which column is the quantity, by a layout's key; null: none. */
type Answers = Readonly<Record<string, number | null>>;

const NO_ANSWERS: Answers = {};

/** How many layouts are remembered. */
const MAX_LAYOUTS = 50;

const isAnswer = (value: unknown): value is number | null => value === null || typeof value === 'number';

function readAnswers(stored: unknown): Answers | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, number | null] => isAnswer(entry[1])),
  );
}

/** Answers that this person gave before, of lists with the same layout. */
export interface KnownLayouts {
  /** Columns with the answer where one was given; as they are where none was, or nothing has to be asked. */
  answered(rows: readonly Row[], columns: Columns): Columns;
  keep(layout: string | null, column: number | null): void;
}

/** Remembers which column is the quantity in lists whose layout does not say so. */
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
