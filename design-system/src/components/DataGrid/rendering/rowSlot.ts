import type { ReactNode } from 'react';
import type { GlyphWidths } from '../columns/glyphWidths.ts';
import type { GridTrack } from '../columns/gridTracks.ts';
import type { RowKey, RowTone } from '../types.ts';
import { paintRow } from './paintRow.ts';

/** Everything that a row shows. */
export interface RowProps<Row> {
  row: Row;
  rowKey: RowKey;
  /** Place among the rows that show, from 0. */
  position: number;
  /** Distance from the first row, in px. */
  top: number;
  tracks: readonly GridTrack<Row>[];
  tone: RowTone | undefined;
  /** Undefined when rows cannot be selected. */
  selected: boolean | undefined;
  /** The row with the keyboard. */
  active: boolean;
  /** It came in or changed just now, and is marked for a moment. */
  flashed: boolean;
  /** Index of the track that Tab reaches, or -1. */
  tabStop: number;
  /** What to mark, and in which columns. */
  pattern: RegExp | null;
  marked: ReadonlySet<string>;
  /** Which texts surely fit; null while nobody knows. */
  glyphWidths: GlyphWidths | null;
  /** Undefined when rows do not unfold. */
  expanded: boolean | undefined;
  renderDetail: ((row: Row) => ReactNode) | undefined;
  /** How deep it stands in a tree, from 1; undefined in a plain grid. */
  level: number | undefined;
  /** Whether the rows under it show; undefined where none stand under it. */
  open: boolean | undefined;
}

/** Begins to measure an unfolded row; gives the way to stop. */
export type MeasureRow = (element: HTMLElement) => (() => void) | undefined;

function sameProps<Row>(a: RowProps<Row>, b: RowProps<Row>): boolean {
  return (Object.keys(a) as (keyof RowProps<Row>)[]).every((part) => a[part] === b[part]);
}

/**
 * An element for a row, and what it shows now. React makes the element once; what it shows changes without React, but
 * for the cells that React renders: they listen.
 */
export class RowSlot<Row> {
  readonly id: number;
  #element: HTMLElement | null = null;
  #props: RowProps<Row> | null = null;
  /** What is written into the element, also while it is spare. */
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

  /** What it shows; null while it is spare. The same object until that changes. */
  readonly props = () => this.#props;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows a row, or nothing. Touches only what differs. */
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
