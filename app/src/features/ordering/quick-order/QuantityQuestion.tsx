import { RadioField } from '@mortar/design-system';
import { type Columns, cellText, type Table } from '@mortar/reading';
import { messages } from './messages.ts';

const texts = messages.list.quantityQuestion;

/** Answer for no quantity column. */
const NONE = -1;

const SHOWN = 5;

export interface QuantityQuestionProps {
  table: Pick<Table, 'rows'>;
  columns: Columns;
  /** @param column null: none, each line orders one */
  onChoose(column: number | null): void;
}

/** Asks which of several columns is the quantity, with sample values (ruling 65). */
export function QuantityQuestion({
  table: { rows },
  columns: { asked, above, named, roles, quantity },
  onChoose,
}: QuantityQuestionProps) {
  const head = named ? rows[above - 1]?.cells : undefined;
  const values = (column: number) =>
    rows
      .slice(above)
      .map(({ cells }) => cellText(cells[column]))
      .filter((text) => text !== '')
      .slice(0, SHOWN);
  const options = asked.map((column) => ({
    value: column,
    label: texts.option(cellText(head?.[column]) || messages.list.column(column + 1), values(column)),
  }));
  return (
    <RadioField
      label={texts.label}
      options={[...options, { value: NONE, label: texts.none }]}
      value={quantity === 'each' ? NONE : quantity === 'asked' ? null : roles.indexOf('quantity')}
      onChange={(column) => onChoose(column === NONE ? null : column)}
    />
  );
}
