import { OverrideQuestion } from '#orders/lines/questions/OverridePopup.tsx';
import { messages } from './messages.ts';
import type { MoveRow } from './model/moveRows.ts';

const texts = messages.locks;

/** Maximum number of named lines; more are counted. */
const MAX_NAMED = 6;

export interface MoveQuestionProps {
  kind: 'limit' | 'lock';
  /** Lines in question. */
  rows: readonly MoveRow[];
  /** Number of other lines that move. */
  others: number;
  maximum: number;
  /** Called after the correct password: all lines move. */
  onOverridden(): void;
  /** Called to move only the others. */
  onLeave(): void;
  onCancel(): void;
}

/** Asks about limits or locks of lines to move, as for manual changes (001 §4). */
export function MoveQuestion({ kind, rows, others, maximum, onOverridden, onLeave, onCancel }: MoveQuestionProps) {
  const named = rows.length > MAX_NAMED ? rows.slice(0, MAX_NAMED - 1) : rows;
  const details = named.map(({ line, arrival, offer }) =>
    kind === 'limit'
      ? texts.limit(line.description, arrival?.line.quantity ?? line.quantity, maximum)
      : texts.text(offer?.supplier ?? '', line.description),
  );
  return (
    <OverrideQuestion
      title={kind === 'limit' ? texts.limitTitle : texts.title}
      lines={[
        ...details,
        ...(named.length < rows.length ? [texts.more(rows.length - named.length)] : []),
        texts.password,
      ]}
      labels={texts}
      choices={others > 0 ? [{ label: texts.others(others), onChoose: onLeave }] : []}
      overrideKey={kind === 'limit' ? 'ordering_MaximumQuantityPassword' : 'ordering_SelectSupplier_Password'}
      onOverridden={onOverridden}
      onCancel={onCancel}
    />
  );
}
