import type { RowProps } from '../rendering/rowProps.ts';
import { type MeasureRow, RowSlot } from '../rendering/rowSlot.ts';
import type { RowKey } from '../types.ts';

interface AssignableSlot {
  /** The row it shows; null when it is spare. */
  key: RowKey | null;
  hasFocus(): boolean;
}

/**
 * Which slot shows which of the wanted rows. A row that is shown already keeps its slot wherever it stands now, so that
 * the focus and half-written fields go with it. The others get what is left, in order, but for a slot with the focus:
 * another row would carry it along unseen. Undefined: there is none left.
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

/** The elements of rows, made once and handed on from row to row. */
export class RowPool<Row> {
  /** In the order of what they show, which `reorder` gives to their elements. */
  #slots: RowSlot<Row>[] = [];
  /** In the order they were made, which React keeps to. */
  #made: readonly RowSlot<Row>[] = [];

  /** Whether so many rows can be shown. One slot more is kept for when one has the focus and its row is gone. */
  hasSlotsFor(rows: number): boolean {
    return rows < this.#made.length;
  }

  /** Slots for at least so many rows, always in the same order. */
  slotsFor(rows: number): readonly RowSlot<Row>[] {
    const { length } = this.#made;
    if (!this.hasSlotsFor(rows)) {
      const more = Array.from({ length: rows + 1 - length }, (_, place) => new RowSlot<Row>(length + place));
      this.#made = [...this.#made, ...more];
      this.#slots.push(...more);
    }
    return this.#made;
  }

  /** Shows rows. With `moved`, only their places have changed: those that are shown already are right. */
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

  /** Shows some rows as they are now, as far as they are shown. */
  refresh(keys: ReadonlySet<RowKey>, rowPropsAt: RowsShown<Row>['rowPropsAt']): void {
    for (const slot of this.#slots) {
      const props = slot.props();
      if (props && keys.has(props.rowKey)) slot.show(rowPropsAt(props.position));
    }
  }

  /**
   * Puts the elements into reading order, which showing rows leaves alone: moving elements costs more than handing them
   * on. The one with the focus stays where it is, and the others are moved around it.
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
