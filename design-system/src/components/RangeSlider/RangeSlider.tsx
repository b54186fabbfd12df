import '../VisuallyHidden/VisuallyHidden.css';
import './RangeSlider.css';
import { type ChangeEvent, type CSSProperties, useId } from 'react';

export interface RangeSliderProps {
  /** What is set: `Regrets of the last days`. */
  label: string;
  /** You keep it. */
  value: number;
  /** Every step while it is dragged or stepped; wait a while before you ask a server for each. */
  onChange: (value: number) => void;
  /** Default 1. */
  min?: number | undefined;
  /** Default 14 (001 §5). */
  max?: number | undefined;
  /** Default 1. */
  step?: number | undefined;
  /** The value in words: `3 days`. */
  format?: ((value: number) => string) | undefined;
  /** It cannot be set now. */
  disabled?: boolean | undefined;
  /** The label is only read aloud. */
  hideLabel?: boolean | undefined;
}

/** A number that is felt rather than typed. Arrows step, Page keys leap, Home and End go to the ends. */
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
