import { OverrideQuestion } from '#orders/lines/questions/OverridePopup.tsx';
import { messages } from './messages.ts';
import type { MoveRow } from './model/moveRows.ts';

const texts = messages.locks;

/** More than these are counted, not named. */
const NAMED = 6;

export interface MoveQuestionProps {
  kind: 'limit' | 'lock';
  /** What it is asked about. */
  rows: readonly MoveRow[];
  /** How many lines move beside them. */
  others: number;
  maximum: number;
  /** The password was right: they move with the others. */
  onOverridden(): void;
  /** Only the others move. */
  onLeave(): void;
  onCancel(): void;
}

/** What stands against some of the lines that are to move, as it would by hand (001 §4). */
export function MoveQuestion({ kind, rows, others, maximum, onOverridden, onLeave, onCancel }: MoveQuestionProps) {
  const named = rows.length > NAMED ? rows.slice(0, NAMED - 1) : rows;
  const told = named.map(({ line, arrival, offer }) =>
    kind === 'limit'
      ? texts.limit(line.description, arrival?.line.quantity ?? line.quantity, maximum)
      : texts.text(offer?.supplier ?? '', line.description),
  );
  return (
    <OverrideQuestion
      title={kind === 'limit' ? texts.limitTitle : texts.title}
      lines={[...told, ...(named.length < rows.length ? [texts.more(rows.length - named.length)] : []), texts.password]}
      labels={texts}
      choices={others > 0 ? [{ label: texts.others(others), onChoose: onLeave }] : []}
      overrideKey={kind === 'limit' ? 'ordering_MaximumQuantityPassword' : 'ordering_SelectSupplier_Password'}
      onOverridden={onOverridden}
      onCancel={onCancel}
    />
  );
}
