import { Check } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { groupOptions, type SearchOption } from './options.ts';

interface OptionListProps<T extends string> {
  id: string;
  label: string;
  options: readonly SearchOption<T>[];
  value: T | null;
  /** Index of the option that Enter selects. */
  active: number;
  onChoose: (option: SearchOption<T>) => void;
}

/** Returns the id of an option by its index. */
export const optionId = (list: string, at: number): string => `${list}-${at}`;

export const OptionList = <T extends string>({ id, label, options, value, active, onChoose }: OptionListProps<T>) => {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function scrollToActive() {
      if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
    },
    [id, active],
  );
  let at = -1;
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className="m-options">
      {groupOptions(options).map(({ name, options: members }, place) => {
        const heading = `${id}-group-${place}`;
        const rows = members.map((option) => {
          at += 1;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: focus stays in the text box, which points here
            <div
              key={option.value}
              id={optionId(id, at)}
              role="option"
              tabIndex={-1}
              className="m-option"
              aria-selected={option.value === value}
              aria-disabled={option.disabled || undefined}
              data-active={at === active || undefined}
              onClick={() => onChoose(option)}
            >
              <span className="m-option__label">{option.label}</span>
              {option.detail && <span className="m-option__detail">{option.detail}</span>}
              <span className="m-option__mark">{option.value === value && <Check size={16} aria-hidden="true" />}</span>
            </div>
          );
        });
        if (name === undefined) return rows;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a list box's group is no fieldset
          <div key={heading} role="group" aria-labelledby={heading}>
            <div id={heading} role="presentation" className="m-options__heading">
              {name}
            </div>
            {rows}
          </div>
        );
      })}
    </div>
  );
};
