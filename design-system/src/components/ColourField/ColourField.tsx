import '../Field/Framed.css';
import './ColourField.css';
import { type FocusEvent, useId, useRef, useState } from 'react';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { ContrastNote } from './ContrastNote.tsx';
import { messages } from './messages.ts';
import { parseColour } from './parseColour.ts';

export interface ColourFieldProps extends FieldProps {
  /** `#rrggbb`, or `null` while there is no colour. */
  value: string | null;
  /** The colour that was typed or picked; `null` while the text says none. */
  onChange: (colour: string | null) => void;
  /** Why the text is no colour, and `undefined` once it is; called before `onChange`. */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  /** Colours that are at hand, each with its name. */
  swatches?: readonly { value: string; label: string }[] | undefined;
  /** The colour that stands on this one, or under it: shows whether it can be read. `#rrggbb` */
  against?: { colour: string /** This field is the `ground` or the `text`. */; as: 'ground' | 'text' } | undefined;
}

const getProblem = (text: string) => (text.trim() === '' || parseColour(text) ? undefined : messages.unreadable);

/** What a browser's picker begins with where nothing is chosen. */
const BLACK = `#${'0'.repeat(6)}`;

/** A colour of a person's own, typed, picked or taken from swatches. Never for the product's colours: those are themes. */
export const ColourField = (props: ColourFieldProps) => {
  const { label, hint, hideLabel, value, onChange, swatches = [], against, disabled, readOnly } = props;
  const group = useId();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  // What is typed shows for as long as it says the value; then someone else has set another.
  const current = typed !== null && parseColour(typed) === value ? typed : null;
  const problem = current !== null && left ? getProblem(current) : undefined;
  const locked = disabled || readOnly;
  const chosen = value === null ? null : parseColour(value);

  const take = (colour: string) => {
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
    <FieldFrame {...{ label, hint, hideLabel }} error={problem ?? props.error}>
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
              onChange={(event) => take(event.target.value)}
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
                  onChange={() => take(swatch.value)}
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
