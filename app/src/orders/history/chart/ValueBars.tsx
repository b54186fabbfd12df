import { VisuallyHidden } from '@mortar/design-system';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { Bar } from '#orders/history/model/picture.ts';
import './valueBars.css';

export interface ValueBarsProps {
  /** What the bars are of, in words. */
  label: string;
  /** Standing beside each other for months, lying under each other for names. */
  direction: 'columns' | 'rows';
  /** In the order in which they are read. */
  bars: readonly Bar[];
  /** The bar that is chosen; null for none. */
  chosen: string | null;
  /** Under or before its bar. */
  name(bar: Bar): ReactNode;
  /** What a bar says, in words. */
  words(bar: Bar): string;
  /** Beside a lying bar. */
  figure?(bar: Bar): string;
  /** The bar that is pointed at or has the keyboard, by its key; null for none. */
  onPoint(key: string | null): void;
  /** A bar was pressed: its key, or null where it was chosen already. */
  onChoose(key: string | null): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Where a key leads among so many bars; undefined where it leads nowhere. */
function moved({ key, currentTarget }: KeyboardEvent, from: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const mirrored = sideways && getComputedStyle(currentTarget).direction === 'rtl';
  return Math.min(count - 1, Math.max(0, from + (mirrored ? -step : step)));
}

/**
 * What was ordered as an outline, with what was invoiced of it as a fill and what was regretted hatched on top: what is
 * left blank is waited for. Each bar is a button that is pressed while it is chosen; all are one tab stop, and the arrows go
 * from one to the next. Its figures are its name (decision 0018).
 */
export function ValueBars(props: ValueBarsProps) {
  const { label, direction, bars, chosen, name, words, figure, onPoint, onChoose } = props;
  const [place, setPlace] = useState<string | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const most = Math.max(1, ...bars.map(({ ordered, invoiced, regretted }) => Math.max(ordered, invoiced + regretted)));
  const percent = (value: number) => `${(Math.max(0, value) / most) * 100}%`;
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
            moved(
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
