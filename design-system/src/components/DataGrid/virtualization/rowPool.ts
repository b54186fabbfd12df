import type { RowProps } from '../rendering/rowProps.ts';
import { type MeasureRow, RowSlot } from '../rendering/rowSlot.ts';
import type { RowKey } from '../types.ts';

interface AssignableSlot {
  /** Key of its row; null when spare. */
  key: RowKey | null;
  hasFocus(): boolean;
}

/**
 * Assigns slots to rows. A row that is shown already keeps its slot, so that focus and input move with it. Others get
 * the remaining slots in order, except one with focus, which another row would take over. Undefined: none left.
 */
export function assignSlots<Slot extends AssignableSlot>(
  slots: readonly Slot[],
  wanted: readonly RowKey[],
): readonly (Slot | undefined)[] {
  const byKey = new Map(slots.map((slot) => [slot.key, slot]));
  const staying = wanted.map((key) => {
    const slot = byKey.get(key);
    byKey.delete(key);
    return slot;
  });
  const taken = new Set(staying);
  const free = slots.filter((slot) => !taken.has(slot) && !slot.hasFocus()).values();
  return staying.map((slot) => slot ?? free.next().value);
}

interface RowsShown<Row> {
  /** In ascending order. */
  positions: readonly number[];
  keyAt(position: number): RowKey;
  rowPropsAt(position: number): RowProps<Row> | null;
  measure: MeasureRow | undefined;
}

/** A pool of row elements, created once and reused. */
export class RowPool<Row> {
  /** Ordered by their rows; `reorder` applies the order to elements. */
  #slots: RowSlot<Row>[] = [];
  /** In creation order, which React keeps. */
  #made: readonly RowSlot<Row>[] = [];

  /**
   * Returns whether that many rows can be shown. One extra slot is reserved for a focused element whose row is gone.
   */
  hasSlotsFor(rows: number): boolean {
    return rows < this.#made.length;
  }

  /** Returns slots for at least that many rows, always in the same order. */
  slotsFor(rows: number): readonly RowSlot<Row>[] {
    const { length } = this.#made;
    if (!this.hasSlotsFor(rows)) {
      const more = Array.from({ length: rows + 1 - length }, (_, place) => new RowSlot<Row>(length + place));
      this.#made = [...this.#made, ...more];
      this.#slots.push(...more);
    }
    return this.#made;
  }

  /** Shows rows. With `moved` only positions have changed, so rows already shown are up to date. */
  show({ positions, keyAt, rowPropsAt, measure }: RowsShown<Row>, moved = false): void {
    const keys = positions.map(keyAt);
    const slots = assignSlots(this.#slots, keys);
    slots.forEach((slot, place) => {
      if (slot && !(moved && slot.key === keys[place])) slot.show(rowPropsAt(positions[place] as number), measure);
    });
    const used = new Set(slots);
    const spare = this.#slots.filter((slot) => !used.has(slot));
    for (const slot of spare) slot.show(null);
    this.#slots = [...slots.filter((slot) => slot !== undefined), ...spare];
  }

  /** Repaints some rows, if shown. */
  refresh(keys: ReadonlySet<RowKey>, rowPropsAt: RowsShown<Row>['rowPropsAt']): void {
    for (const slot of this.#slots) {
      const props = slot.props();
      if (props && keys.has(props.rowKey)) slot.show(rowPropsAt(props.position));
    }
  }

  /**
   * Puts elements into reading order, which showing rows does not, because moving elements costs more than reusing
   * them. The focused one stays, and others are moved around it.
   */
  reorder(): void {
    const elements = this.#slots.flatMap(({ element }) => element ?? []);
    const fixed = Math.max(
      0,
      this.#slots.findIndex((slot) => slot.hasFocus()),
    );
    for (let place = fixed - 1; place >= 0; place--) {
      const next = elements[place + 1];
      if (elements[place]?.nextSibling !== next) next?.before(elements[place] as HTMLElement);
    }
    for (let place = fixed + 1; place < elements.length; place++) {
      const last = elements[place - 1];
      if (last?.nextSibling !== elements[place]) last?.after(elements[place] as HTMLElement);
    }
  }
}
