import '../VisuallyHidden/VisuallyHidden.css';
import './RangeSlider.css';
import { type ChangeEvent, type CSSProperties, useId } from 'react';

export interface RangeSliderProps {
  /** Label: `Regrets of the last days`. */
  label: string;
  /** Controlled value. */
  value: number;
  /** Called on every step while dragging; debounce server requests. */
  onChange: (value: number) => void;
  /** Default 1. */
  min?: number | undefined;
  /** Default 14 (001 §5). */
  max?: number | undefined;
  /** Default 1. */
  step?: number | undefined;
  /** Formats the value: `3 days`. */
  format?: ((value: number) => string) | undefined;
  /** Disables the slider. */
  disabled?: boolean | undefined;
  /** Hides the label visually. */
  hideLabel?: boolean | undefined;
}

/** A slider for approximate numbers. Arrow keys step, Page keys step further, Home and End go to the ends. */
export const RangeSlider = (props: RangeSliderProps) => {
  const { label, value, onChange, min = 1, max = 14, step = 1, format = String, disabled, hideLabel } = props;
  const id = useId();
  const part = max > min ? (Math.min(max, Math.max(min, value)) - min) / (max - min) : 0;
  return (
    <div className="m-slider" data-disabled={disabled || undefined}>
      <div className="m-slider__words">
        <label htmlFor={id} className={hideLabel ? 'm-hidden' : undefined}>
          {label}
        </label>
        <output htmlFor={id} className="m-figures" translate="no">
          {format(value)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="m-slider__track"
        style={{ '--m-slider-part': `${part * 100}%` } as CSSProperties}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={format(value)}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(Number(event.target.value))}
      />
    </div>
  );
};
