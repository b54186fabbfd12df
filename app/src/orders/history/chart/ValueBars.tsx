import { VisuallyHidden } from '@mortar/design-system';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { Bar } from '#orders/history/model/picture.ts';
import './valueBars.css';

export interface ValueBarsProps {
  /** Accessible name. */
  label: string;
  /** Columns for months, rows for names. */
  direction: 'columns' | 'rows';
  /** In reading order. */
  bars: readonly Bar[];
  /** Key of the selected bar; null for none. */
  chosen: string | null;
  /** Label below or before its bar. */
  name(bar: Bar): ReactNode;
  /** Accessible name of a bar. */
  words(bar: Bar): string;
  /** Text next to a row's bar. */
  figure?(bar: Bar): string;
  /** Called with the key of the hovered or focused bar; null for none. */
  onPoint(key: string | null): void;
  /** Called with the key of a pressed bar; null if it was selected. */
  onChoose(key: string | null): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Index after an arrow key; undefined for other keys. */
function getNextIndex({ key, currentTarget }: KeyboardEvent, from: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const mirrored = sideways && getComputedStyle(currentTarget).direction === 'rtl';
  return Math.min(count - 1, Math.max(0, from + (mirrored ? -step : step)));
}

/**
 * Bar chart: ordered values as an outline, invoiced as a fill, regretted hatched on top; blank means pending. Bars are
 * toggle buttons in one tab stop with arrow keys, and their accessible names contain the values (decision 0018).
 */
export function ValueBars(props: ValueBarsProps) {
  const { label, direction, bars, chosen, name, words, figure, onPoint, onChoose } = props;
  const [place, setPlace] = useState<string | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const largest = Math.max(
    1,
    ...bars.map(({ ordered, invoiced, regretted }) => Math.max(ordered, invoiced + regretted)),
  );
  const percent = (value: number) => `${(Math.max(0, value) / largest) * 100}%`;
  const stop = bars.some(({ key }) => key === place)
    ? place
    : (chosen ?? bars.at(direction === 'columns' ? -1 : 0)?.key);
  const size = direction === 'columns' ? 'blockSize' : 'inlineSize';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own frame, and bars are no fields
    <div
      ref={group}
      role="group"
      aria-label={label}
      className="value-bars"
      data-direction={direction}
      onKeyDown={(event) => {
        const next =
          bars[
            getNextIndex(
              event,
              bars.findIndex(({ key }) => key === stop),
              bars.length,
            ) ?? -1
          ];
        if (!next) return;
        event.preventDefault();
        setPlace(next.key);
        group.current?.querySelector<HTMLElement>(`[data-bar="${CSS.escape(next.key)}"]`)?.focus();
      }}
    >
      {bars.map((bar) => (
        <button
          key={bar.key}
          type="button"
          className="value-bars-bar"
          data-bar={bar.key}
          tabIndex={bar.key === stop ? 0 : -1}
          aria-pressed={bar.key === chosen}
          onFocus={() => {
            setPlace(bar.key);
            onPoint(bar.key);
          }}
          onBlur={() => onPoint(null)}
          onPointerEnter={() => onPoint(bar.key)}
          onPointerLeave={() => onPoint(null)}
          onClick={() => onChoose(bar.key === chosen ? null : bar.key)}
        >
          <VisuallyHidden>{words(bar)}</VisuallyHidden>
          <span className="value-bars-name" aria-hidden="true">
            {name(bar)}
          </span>
          <span className="value-bars-track" aria-hidden="true">
            <span className="value-bars-ordered" style={{ [size]: percent(bar.ordered) }} />
            <span className="value-bars-invoiced" style={{ [size]: percent(bar.invoiced) }} />
            <span
              className="value-bars-regretted"
              style={{
                [size]: percent(bar.regretted),
                [direction === 'columns' ? 'insetBlockEnd' : 'insetInlineStart']: percent(bar.invoiced),
              }}
            />
          </span>
          {figure && (
            <span className="value-bars-figure" aria-hidden="true">
              {figure(bar)}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
