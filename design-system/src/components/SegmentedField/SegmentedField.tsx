import '../VisuallyHidden/VisuallyHidden.css';
import './SegmentedField.css';
import { useId } from 'react';

interface Segment<T extends string | number> {
  /** Yours, to distinguish answers. */
  value: T;
  /** The answer. */
  label: string;
  /** How many it shows, where that is known already. */
  count?: number | undefined;
}

export interface SegmentedFieldProps<T extends string | number> {
  /** The question; it is read, and not shown unless you ask for it. */
  label: string;
  /** Two to about six short answers. */
  options: readonly Segment<T>[];
  /** The chosen answer. */
  value: T;
  /** The answer that was chosen. */
  onChange: (value: T) => void;
  /** Less room between the answers: for five or six in a narrow place. */
  compact?: boolean | undefined;
  /** The question stands over the answers. */
  showLabel?: boolean | undefined;
  /** It cannot be changed now. */
  disabled?: boolean | undefined;
}

/**
 * One of a few views of the same thing, chosen at once: a group of radio buttons in one frame. It is one tab stop; arrow
 * keys choose. Answers that find no room go to the next line together with their frame.
 */
export const SegmentedField = <T extends string | number>(props: SegmentedFieldProps<T>) => {
  const { label, options, value, onChange, showLabel = false, compact = false, disabled } = props;
  const group = useId();
  return (
    <fieldset className="m-segmented" data-compact={compact || undefined} disabled={disabled}>
      <legend className={showLabel ? 'm-segmented__legend' : 'm-hidden'}>{label}</legend>
      <div className="m-segmented__options">
        {options.map((option) => (
          <label key={option.value} className="m-segmented__option">
            <input
              type="radio"
              className="m-segmented__input"
              name={group}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="m-segmented__text">
              {option.label}
              {option.count !== undefined && (
                <>
                  {' '}
                  <span className="m-segmented__count m-figures" translate="no">
                    {option.count}
                  </span>
                </>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
