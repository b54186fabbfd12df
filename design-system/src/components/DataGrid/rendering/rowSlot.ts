import type { RowKey } from '../types.ts';
import { paintRow } from './paintRow.ts';
import type { RowProps } from './rowProps.ts';

/** Starts measuring an expanded row; returns a function that stops it. */
export type MeasureRow = (element: HTMLElement) => (() => void) | undefined;

function sameProps<Row>(a: RowProps<Row>, b: RowProps<Row>): boolean {
  return (Object.keys(a) as (keyof RowProps<Row>)[]).every((part) => a[part] === b[part]);
}

/**
 * A row's element and its present content. React creates the element once; its content changes without React, except
 * cells that React renders, which subscribe.
 */
export class RowSlot<Row> {
  readonly id: number;
  #element: HTMLElement | null = null;
  #props: RowProps<Row> | null = null;
  /** Content written into the element, also while it is spare. */
  #painted: RowProps<Row> | null = null;
  #stopMeasuring: (() => void) | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(id: number) {
    this.id = id;
  }

  get element(): HTMLElement | null {
    return this.#element;
  }

  get key(): RowKey | null {
    return this.#props?.rowKey ?? null;
  }

  hasFocus(): boolean {
    return this.#element?.contains(document.activeElement) ?? false;
  }

  /** For `ref`. */
  readonly attach = (element: HTMLElement | null) => {
    this.#element = element;
  };

  /** Present props; null while spare. The same object until they change. */
  readonly props = () => this.#props;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows a row, or nothing. Writes only differences. */
  show(props: RowProps<Row> | null, measure?: MeasureRow): void {
    const before = this.#props;
    const element = this.#element;
    if (!element || props === before || (props && before && sameProps(props, before))) return;
    this.#props = props;
    element.hidden = !props;
    if (props) {
      paintRow(element, props, this.#painted);
      this.#painted = props;
    }
    if (props?.expanded !== before?.expanded) {
      this.#stopMeasuring?.();
      this.#stopMeasuring = props?.expanded ? measure?.(element) : undefined;
    }
    for (const listener of this.#listeners) listener();
  }
}
