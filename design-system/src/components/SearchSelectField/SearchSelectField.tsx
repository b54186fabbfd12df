import './SearchSelectField.css';
import { ChevronDown, X } from 'lucide-react';
import { type FocusEvent, useId, useRef } from 'react';
import { DropdownLayer } from '../Field/DropdownLayer.tsx';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './messages.ts';
import { OptionList, optionId } from './OptionList.tsx';
import type { SearchOption } from './options.ts';
import { useSearchSelect } from './useSearchSelect.ts';

export interface SearchSelectFieldProps<T extends string> extends FieldProps {
  /** Options in display order; keep the array outside the component or in `useMemo`. Supports thousands. */
  options: readonly SearchOption<T>[];
  /** The selected value; `null` for none. */
  value: T | null;
  /** Called with the selected value, or `null` when cleared. */
  onChange: (value: T | null) => void;
  /** Whether it can be cleared. */
  clearable?: boolean | undefined;
  /**
   * For searching on a server: called with every typed text, and with '' when the list opens. Answer with new
   * `options`, and set `loading` at once, so that Enter cannot select an option of the previous text.
   */
  onSearch?: ((text: string) => void) | undefined;
  /** True while options are loading. */
  loading?: boolean | undefined;
  /** Label of the selected option, if it may be missing in `options`. */
  chosenLabel?: string | undefined;
  /** Replaces `Nothing found`. */
  emptyText?: string | undefined;
  /** An example or a hint, never the label. */
  placeholder?: string | undefined;
}

/** Selects one of many options by typing a part of its name. For fewer than about ten use `SelectField`. */
export const SearchSelectField = <T extends string>(props: SearchSelectFieldProps<T>) => {
  const { label, error, hint, hideLabel, options, value, loading = false, clearable = true } = props;
  const box = useRef<HTMLDivElement>(null);
  const list = useId();
  const locked = Boolean(props.disabled || props.readOnly);
  const select = useSearchSelect({ ...props, loading, clearable, locked });
  const { open, shown, more, active } = select;
  const chosen = options.find((option) => option.value === value)?.label ?? (value === null ? '' : props.chosenLabel);
  const listed = open && shown.length > 0;
  const clear = clearable && value !== null && !locked;
  const note = loading ? messages.loading : (props.emptyText ?? messages.nothingFound);
  const onBlur = (event: FocusEvent) => {
    if (box.current?.contains(event.relatedTarget)) return;
    select.leave();
    props.onBlur?.();
  };
  return (
    <FieldFrame label={label} error={error} hint={hint} hideLabel={hideLabel}>
      {(control) => (
        <div ref={box} className="m-combo" data-clear={clear || undefined}>
          <input
            {...control}
            ref={props.inputRef}
            className="m-input"
            data-size={props.size}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={listed}
            aria-controls={listed ? list : undefined}
            aria-activedescendant={listed && active >= 0 ? optionId(list, active) : undefined}
            name={props.name}
            value={select.typed ?? chosen ?? ''}
            placeholder={props.placeholder ?? messages.placeholder}
            disabled={props.disabled}
            readOnly={props.readOnly}
            autoComplete="off"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: by the caller's choice
            autoFocus={props.autoFocus}
            onBlur={onBlur}
            onFocus={(event) => event.target.select()}
            onClick={select.show}
            onChange={(event) => select.search(event.target.value)}
            onKeyDown={select.onKeyDown}
          />
          <span className="m-combo__end">
            {clear && (
              <IconButton
                label={messages.clear(label)}
                size="xs"
                tabIndex={-1}
                icon={<X size={16} aria-hidden="true" />}
                onClick={() => {
                  props.onChange(null);
                  select.close();
                  box.current?.querySelector('input')?.focus();
                }}
              />
            )}
            {loading ? <Spinner /> : <ChevronDown size={16} aria-hidden="true" />}
          </span>
          {open && (
            <DropdownLayer anchor={box} wide keepsFocus onClose={select.close}>
              {listed && (
                <OptionList
                  id={list}
                  label={label}
                  value={value}
                  active={active}
                  options={shown}
                  onChoose={select.choose}
                />
              )}
              {!listed && <p className="m-options__note">{note}</p>}
              {more > 0 && <p className="m-options__note">{messages.more(more)}</p>}
            </DropdownLayer>
          )}
          <span role="status">
            <VisuallyHidden>{open ? (listed ? messages.results(shown.length + more) : note) : ''}</VisuallyHidden>
          </span>
        </div>
      )}
    </FieldFrame>
  );
};
