import '../Field/Framed.css';
import './ColourField.css';
import { type FocusEvent, useId, useRef, useState } from 'react';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { ContrastNote } from './ContrastNote.tsx';
import { messages } from './messages.ts';
import { parseColour } from './parseColour.ts';

export interface ColourFieldProps extends FieldProps {
  /** `#rrggbb`, or `null` for none. */
  value: string | null;
  /** Called with the typed or picked colour; `null` while the text is invalid. */
  onChange: (colour: string | null) => void;
  /** Called before `onChange` with the reason why the text is invalid; `undefined` once it is valid. */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  /** Named suggestions. */
  swatches?: readonly { value: string; label: string }[] | undefined;
  /** The other colour of a pair, to show its contrast. `#rrggbb` */
  against?:
    | { colour: string /** Whether this field is the `ground` or the `text`. */; as: 'ground' | 'text' }
    | undefined;
}

const getProblem = (text: string) => (text.trim() === '' || parseColour(text) ? undefined : messages.unreadable);

/** Initial colour of the browser's picker without a value. */
const BLACK = `#${'0'.repeat(6)}`;

/**
 * A user-defined colour: typed, picked or selected from swatches. Never for the product's colours, which are themes.
 */
export const ColourField = (props: ColourFieldProps) => {
  const { label, hint, hideLabel, value, onChange, swatches = [], against, disabled, readOnly } = props;
  const group = useId();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  // Shows the typed text while it represents the value; otherwise the value was set from outside.
  const current = typed !== null && parseColour(typed) === value ? typed : null;
  const problem = current !== null && left ? getProblem(current) : undefined;
  const locked = disabled || readOnly;
  const chosen = value === null ? null : parseColour(value);

  const selectColour = (colour: string) => {
    setTyped(null);
    props.onProblem?.(undefined);
    onChange(colour);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (box.current?.contains(relatedTarget)) return;
    setLeft(true);
    if (chosen) setTyped(null);
    props.onBlur?.();
  };
  return (
    <FieldFrame label={label} hint={hint} hideLabel={hideLabel} error={problem ?? props.error}>
      {(control) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset and its legend would say the label twice
        <div ref={box} role="group" aria-label={label} onBlur={onBlur}>
          <div className="m-input m-framed m-colour" data-size={props.size}>
            <input
              type="color"
              aria-label={messages.pick(label)}
              data-none={chosen === null || undefined}
              value={chosen ?? BLACK}
              disabled={locked}
              onChange={(event) => selectColour(event.target.value)}
            />
            <input
              {...control}
              ref={props.inputRef}
              className="m-figures"
              name={props.name}
              value={current ?? value ?? ''}
              placeholder={messages.format}
              disabled={disabled}
              readOnly={readOnly}
              autoComplete="off"
              spellCheck={false}
              // biome-ignore lint/a11y/noAutofocus: by the caller's choice
              autoFocus={props.autoFocus}
              onChange={({ target }) => {
                setTyped(target.value);
                setLeft(false);
                props.onProblem?.(getProblem(target.value));
                onChange(parseColour(target.value));
              }}
            />
          </div>
          {swatches.length > 0 && (
            <div role="radiogroup" aria-label={messages.swatches(label)} className="m-colour__swatches">
              {swatches.map((swatch) => (
                <input
                  key={swatch.value}
                  type="radio"
                  name={group}
                  aria-label={swatch.label}
                  style={{ background: swatch.value }}
                  checked={parseColour(swatch.value) === chosen}
                  disabled={locked}
                  onChange={() => selectColour(swatch.value)}
                />
              ))}
            </div>
          )}
          {against && chosen && (
            <ContrastNote
              ground={against.as === 'ground' ? chosen : against.colour}
              text={against.as === 'ground' ? against.colour : chosen}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
};
