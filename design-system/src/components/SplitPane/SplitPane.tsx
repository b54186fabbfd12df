import './SplitPane.css';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';

const STEP = 2;
/** Sizes that a press cycles through after the initial one, in per cent. */
const STOPS = [25, 50, 75];
/** Maximum pointer movement of a press, in px. */
const SLIP = 3;

export interface SplitPaneProps {
  /** `row`: side by side; `column`: one above the other. */
  direction: 'row' | 'column';
  /** Size of the first panel in per cent, initially and after a double press on the separator. */
  initial: number;
  /** Minimum size of either panel in per cent. */
  min?: number | undefined;
  /** Size in per cent, if controlled. Otherwise the component stores it. */
  size?: number | undefined;
  /** Called with the new size after dragging or a key press. */
  onResize?: ((percent: number) => void) | undefined;
  /** Accessible name of the separator: `Resize products and order`. */
  label: string;
  /** Left or upper panel. */
  first: ReactNode;
  /** Right or lower panel. */
  second: ReactNode;
}

/**
 * Two panels with a separator that moves by pointer and arrow keys. A press without dragging selects the next size
 * (WCAG 2.5.7). Dragging does not re-render.
 */
export const SplitPane = (props: SplitPaneProps) => {
  const { direction, initial, min = 15, size, onResize, label, first, second } = props;
  const [own, setOwn] = useState(initial);
  const root = useRef<HTMLDivElement>(null);
  const share = size ?? own;
  const limit = (percent: number) => Math.min(100 - min, Math.max(min, Math.round(percent * 10) / 10));
  const commitSize = (percent: number) => {
    const next = limit(percent);
    setOwn(next);
    onResize?.(next);
  };
  const pressed = useRef({ x: 0, y: 0 });
  const goOn = () => {
    const stops = [...STOPS, initial].map(limit).toSorted((a, b) => a - b);
    commitSize(stops.find((stop) => stop > share) ?? stops[0] ?? initial);
  };
  const at = (event: PointerEvent): number => {
    const box = root.current?.getBoundingClientRect();
    if (!box) return share;
    return direction === 'row'
      ? ((event.clientX - box.left) / box.width) * 100
      : ((event.clientY - box.top) / box.height) * 100;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [less, more] = direction === 'row' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const to = { [less as string]: share - STEP, [more as string]: share + STEP, Home: min, End: 100 - min }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    commitSize(to);
  };
  return (
    <div ref={root} className="m-split" data-direction={direction} style={{ '--split': share / 100 } as CSSProperties}>
      <div className="m-split__pane">{first}</div>
      {/* biome-ignore lint/a11y/useSemanticElements: a separator that moves takes focus, which <hr> does not */}
      <div
        role="separator"
        tabIndex={0}
        className="m-split__separator"
        aria-label={label}
        aria-orientation={direction === 'row' ? 'vertical' : 'horizontal'}
        aria-valuenow={Math.round(share)}
        aria-valuemin={min}
        aria-valuemax={100 - min}
        aria-valuetext={`${Math.round(share)}%`}
        onKeyDown={onKeyDown}
        onDoubleClick={() => commitSize(initial)}
        onPointerDown={(event) => {
          event.preventDefault();
          pressed.current = { x: event.clientX, y: event.clientY };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
          root.current?.style.setProperty('--split', String(limit(at(event)) / 100));
        }}
        onPointerUp={(event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
          const { x, y } = pressed.current;
          const slipped = Math.abs(event.clientX - x) <= SLIP && Math.abs(event.clientY - y) <= SLIP;
          if (slipped) goOn();
          else commitSize(at(event));
        }}
      />
      <div className="m-split__pane">{second}</div>
    </div>
  );
};
