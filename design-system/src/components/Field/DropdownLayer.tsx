import './DropdownLayer.css';
import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { positionDropdown, WINDOW_MARGIN } from './positionDropdown.ts';

interface DropdownLayerProps {
  /** The field it belongs to. */
  anchor: RefObject<HTMLElement | null>;
  /** Called on Escape, or a press outside it and its field. */
  onClose: () => void;
  /** At least as wide as the field. */
  wide?: boolean | undefined;
  /** Pressing inside does not move focus. */
  keepsFocus?: boolean | undefined;
  children: ReactNode;
}

const SUPPORTED = typeof HTMLElement !== 'undefined' && 'showPopover' in HTMLElement.prototype;
const MAX_WIDTH = 720;
const px = (value: number | undefined, zoom: number) => (value === undefined ? 'auto' : `${value / zoom}px`);

function position(layer: HTMLElement, field: HTMLElement, wide: boolean): void {
  const zoom = layer.currentCSSZoom ?? 1;
  const edges = field.getBoundingClientRect();
  layer.style.minInlineSize = wide ? px(edges.width, zoom) : '';
  layer.style.maxBlockSize = '';
  const view = { width: window.innerWidth, height: window.innerHeight };
  layer.style.maxInlineSize = px(Math.min(view.width - 2 * WINDOW_MARGIN, MAX_WIDTH * zoom), zoom);
  const direction = getComputedStyle(field).direction === 'rtl' ? 'rtl' : 'ltr';
  const at = positionDropdown(edges, layer.getBoundingClientRect(), view, direction);
  layer.style.left = px(at.left, zoom);
  layer.style.top = px(at.top, zoom);
  layer.style.bottom = px(at.bottom, zoom);
  layer.style.maxBlockSize = px(at.maxHeight, zoom);
}

/**
 * Dropdown of a field: a list, a calendar. It stays in its place in the DOM, so that a popup's focus trap and Tab order
 * work, and is rendered above everything. Render it only while open.
 */
export const DropdownLayer = ({ anchor, onClose, wide = false, keepsFocus = false, children }: DropdownLayerProps) => {
  const own = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(
    function showAndPosition() {
      const layer = own.current;
      const field = anchor.current;
      if (!layer || !field) return;
      if (SUPPORTED) layer.showPopover();
      const move = () => position(layer, field, wide);
      move();
      const resized = new ResizeObserver(move);
      // Also observes page and frame, because content growing above the field moves it.
      for (const box of [field, field.closest('.m-field'), document.body]) if (box) resized.observe(box);
      const listeners = new AbortController();
      const options = { capture: true, signal: listeners.signal };
      window.addEventListener('scroll', (event) => event.target !== layer && move(), options);
      window.addEventListener('resize', move, options);
      window.addEventListener(
        'pointerdown',
        ({ target }) => target instanceof Node && !layer.contains(target) && !field.contains(target) && close(),
        options,
      );
      if (keepsFocus) layer.addEventListener('mousedown', (event) => event.preventDefault(), options);
      // On the window, to run before any popup around the field.
      window.addEventListener(
        'keydown',
        (event) => {
          if (event.key !== 'Escape' || event.isComposing) return;
          event.preventDefault();
          event.stopPropagation();
          close();
        },
        options,
      );
      return () => {
        resized.disconnect();
        listeners.abort();
      };
    },
    [anchor, wide, keepsFocus],
  );
  return (
    <div ref={own} className="m-drop-layer" popover={SUPPORTED ? 'manual' : undefined}>
      {children}
    </div>
  );
};
