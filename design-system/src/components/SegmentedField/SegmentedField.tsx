import '../VisuallyHidden/VisuallyHidden.css';
import './SegmentedField.css';
import { useId } from 'react';

interface Segment<T extends string | number> {
  /** Identifies the option. */
  value: T;
  /** Text of the option. */
  label: string;
  /** Number shown after the label, if known. */
  count?: number | undefined;
}

export interface SegmentedFieldProps<T extends string | number> {
  /** Accessible name of the group, visually hidden unless `showLabel` is set. */
  label: string;
  /** Two to about six options with short labels. */
  options: readonly Segment<T>[];
  /** The selected value. */
  value: T;
  /** Called with the selected value. */
  onChange: (value: T) => void;
  /** Reduces spacing, for five or six options in a narrow place. */
  compact?: boolean | undefined;
  /** Shows the label above the options. */
  showLabel?: boolean | undefined;
  /** Disables the field. */
  disabled?: boolean | undefined;
}

/**
 * Selects one of a few views with immediate effect: a framed radio group. It is one tab stop; arrow keys select.
 * Options that do not fit wrap to the next line.
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
