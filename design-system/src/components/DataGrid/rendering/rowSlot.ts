import type { ReactNode } from 'react';
import type { Lane } from '../columns/gridTracks.ts';
import type { RowKey, RowTone } from '../types.ts';
import type { Advances } from './glyphWidths.ts';
import { paintRow } from './paintRow.ts';

/** Everything that a row shows. */
export interface RowLook<Row> {
  row: Row;
  rowKey: RowKey;
  /** Place among the rows that show, from 0. */
  position: number;
  /** Distance from the first row, in px. */
  top: number;
  lanes: readonly Lane<Row>[];
  tone: RowTone | undefined;
  /** Undefined when rows cannot be selected. */
  selected: boolean | undefined;
  /** The row with the keyboard. */
  active: boolean;
  /** Index of the lane that Tab reaches, or -1. */
  tabLane: number;
  /** What to mark, and in which columns. */
  pattern: RegExp | null;
  marked: ReadonlySet<string>;
  /** Which texts surely fit; null while nobody knows. */
  advances: Advances | null;
  /** Undefined when rows do not unfold. */
  expanded: boolean | undefined;
  renderDetail: ((row: Row) => ReactNode) | undefined;
}

/** Begins to measure an unfolded row; gives the way to stop. */
export type MeasureRow = (element: HTMLElement) => (() => void) | undefined;

function sameLook<Row>(a: RowLook<Row>, b: RowLook<Row>): boolean {
  return (Object.keys(a) as (keyof RowLook<Row>)[]).every((part) => a[part] === b[part]);
}

/**
 * An element for a row, and what it shows now. React makes the element once; what it shows changes without React, but
 * for the cells that React renders: they listen.
 */
export class RowSlot<Row> {
  readonly id: number;
  #element: HTMLElement | null = null;
  #look: RowLook<Row> | null = null;
  /** What is written into the element, also while it is spare. */
  #painted: RowLook<Row> | null = null;
  #stopMeasuring: (() => void) | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(id: number) {
    this.id = id;
  }

  get element(): HTMLElement | null {
    return this.#element;
  }

  get key(): RowKey | null {
    return this.#look?.rowKey ?? null;
  }

  hasFocus(): boolean {
    return this.#element?.contains(document.activeElement) ?? false;
  }

  /** For `ref`. */
  readonly attach = (element: HTMLElement | null) => {
    this.#element = element;
  };

  /** What it shows; null while it is spare. The same object until that changes. */
  readonly look = () => this.#look;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows a row, or nothing. Touches only what differs. */
  show(look: RowLook<Row> | null, measure?: MeasureRow): void {
    const before = this.#look;
    const element = this.#element;
    if (!element || look === before || (look && before && sameLook(look, before))) return;
    this.#look = look;
    element.hidden = !look;
    if (look) {
      paintRow(element, look, this.#painted);
      this.#painted = look;
    }
    if (look?.expanded !== before?.expanded) {
      this.#stopMeasuring?.();
      this.#stopMeasuring = look?.expanded ? measure?.(element) : undefined;
    }
    for (const listener of this.#listeners) listener();
  }
}
