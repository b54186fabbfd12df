import '../../CheckboxField/CheckboxField.css';
import { useMemo, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import { matchPattern } from '../filtering/search.ts';
import type { GridColumn } from '../types.ts';
import { getChoices } from './filterTexts.ts';
import { messages } from './messages.ts';

/** Maximum number of listed values; others are found by typing. */
const LISTED = 200;
/** Number of values from which a search box is shown. */
const MANY = 9;

interface ChoiceFilterProps<Row> {
  column: GridColumn<Row>;
  rows: readonly Row[];
  /** Selected values; null for all. */
  chosen: readonly string[] | null;
  onChoose(texts: readonly string[] | null): void;
}

/** A column's values with checkboxes. All checked means no filter. */
export function ChoiceFilter<Row>({ column, rows, chosen, onChoose }: ChoiceFilterProps<Row>) {
  const [text, setText] = useState('');
  const choices = useMemo(() => getChoices(rows, column), [rows, column]);
  const pattern = matchPattern({ text, match: 'contains' });
  const found = pattern ? choices.filter((choice) => pattern.test(choice.text)) : choices;
  const ticked = new Set(chosen ?? choices.map((choice) => choice.text));

  function tick(texts: readonly string[], on: boolean) {
    const next = new Set(ticked);
    for (const each of texts) {
      if (on) next.add(each);
      else next.delete(each);
    }
    onChoose(choices.every((choice) => next.has(choice.text)) ? null : [...next]);
  }
  const every = found.map((choice) => choice.text);
  return (
    <>
      {choices.length >= MANY && (
        <TextField
          label={messages.findChoice}
          placeholder={messages.findChoice}
          hideLabel
          size="sm"
          value={text}
          onChange={setText}
        />
      )}
      <div className="m-grid-tool__bar">
        <Button size="sm" variant="ghost" onClick={() => tick(every, true)}>
          {messages.all}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => tick(every, false)}>
          {messages.none}
        </Button>
      </div>
      <fieldset className="m-grid-tool__list" aria-label={messages.choices}>
        {found.slice(0, LISTED).map((choice) => (
          <label key={choice.text} className="m-grid-tool__entry">
            <input
              type="checkbox"
              className="m-check__box"
              checked={ticked.has(choice.text)}
              onChange={(event) => tick([choice.text], event.target.checked)}
            />
            <span className="m-grid-tool__name">{choice.text || messages.nothing}</span>
            <span className="m-grid-tool__count">{choice.count}</span>
          </label>
        ))}
      </fieldset>
      {found.length > LISTED && <p className="m-grid-tool__note">{messages.others(found.length - LISTED)}</p>}
    </>
  );
}
