import { COLUMNS, ROW_HEIGHT, TRACKS, textOf } from '../columns.ts';
import type { Change, Contender } from '../contender.ts';
import { collator, type Line, type SortField } from '../rows.ts';

/**
 * The least that showing these rows can cost: elements made once and handed on, texts set only where they differ, one
 * array of indexes for the order. No keyboard, no roles, no selection: nobody could work with it.
 */
interface PoolRow {
  element: HTMLElement;
  position: number;
  line: Line | null;
  write: readonly ((line: Line) => void)[];
}

let rows: Line[];
let order: Uint32Array;
let sorted: SortField | null = null;
let wanted = '';
let lowered: string[] | null = null;
let scroller: HTMLElement;
let body: HTMLElement;
let pool: PoolRow[];

function make(name: string, className: string, parent: HTMLElement): HTMLElement {
  const element = document.createElement(name);
  if (className) element.className = className;
  parent.append(element);
  return element;
}

function cellWriter(row: HTMLElement, place: number, rich: boolean): (line: Line) => void {
  const column = COLUMNS[place] as (typeof COLUMNS)[number];
  const cell = make('div', column.number ? 'b-cell b-number' : 'b-cell', row);
  const { field } = column;
  switch (rich ? column.rich : undefined) {
    case 'quantity': {
      const input = make('input', 'b-quantity', cell) as HTMLInputElement;
      return (line) => {
        input.value = textOf(line, field);
      };
    }
    case 'checkbox': {
      const input = make('input', '', cell) as HTMLInputElement;
      input.type = 'checkbox';
      return (line) => {
        input.checked = line.taken;
      };
    }
    case 'buttons': {
      const [add, remove] = [make('button', 'b-button', cell), make('button', 'b-button', cell)];
      add.textContent = '+';
      remove.textContent = '−';
      return (line) => {
        add.ariaLabel = `Add ${line.batch}`;
        remove.ariaLabel = `Remove ${line.batch}`;
      };
    }
    default: {
      const text = document.createTextNode('');
      (rich && column.rich === 'badge' ? make('span', 'b-badge', cell) : cell).append(text);
      return (line) => {
        text.data = textOf(line, field);
      };
    }
  }
}

function draw(): void {
  const first = Math.max(0, Math.floor(scroller.scrollTop / ROW_HEIGHT) - 4);
  for (let place = 0; place < pool.length; place++) {
    const position = first + place;
    const slot = pool[position % pool.length] as PoolRow;
    const line = rows[order[position] as number] ?? null;
    if (slot.position !== position) {
      slot.position = position;
      slot.element.style.transform = line ? `translateY(${position * ROW_HEIGHT}px)` : 'translateY(-100px)';
    }
    if (slot.line === line) continue;
    slot.line = line;
    if (line) for (const write of slot.write) write(line);
  }
}

function arrange(): void {
  let next = Uint32Array.from({ length: rows.length }, (_, id) => id);
  if (wanted) {
    lowered ??= rows.map((row) => row.description.toLowerCase());
    const texts = lowered;
    next = next.filter((id) => texts[id]?.includes(wanted));
  }
  if (sorted === 'description' || sorted === 'supplier') {
    const texts = rows.map((row) => row[sorted as 'description']);
    next.sort((a, b) => collator.compare(texts[a] as string, texts[b] as string) || a - b);
  } else if (sorted) {
    const field = sorted;
    const values = Float64Array.from(rows, (row) => row[field]);
    next.sort((a, b) => (values[a] as number) - (values[b] as number) || a - b);
  }
  order = next;
  body.style.blockSize = `${order.length * ROW_HEIGHT}px`;
  draw();
}

function change({ id, field, value }: Change): void {
  rows[id] = { ...(rows[id] as Line), [field]: value };
}

export const contender: Contender = {
  mount(host, given, rich) {
    rows = given;
    order = Uint32Array.from({ length: rows.length }, (_, id) => id);
    scroller = make('div', 'b-grid', host);
    scroller.style.setProperty('--b-tracks', TRACKS);
    const head = make('div', 'b-head', scroller);
    for (const { header } of COLUMNS) make('div', 'b-cell', head).textContent = header;
    body = make('div', 'b-body', scroller);
    body.style.blockSize = `${order.length * ROW_HEIGHT}px`;
    pool = Array.from({ length: Math.ceil(host.clientHeight / ROW_HEIGHT) + 8 }, () => {
      const element = make('div', 'b-row', body);
      return { element, position: -1, line: null, write: COLUMNS.map((_, place) => cellWriter(element, place, rich)) };
    });
    scroller.addEventListener('scroll', draw);
    draw();
  },
  sort(field) {
    sorted = field;
    arrange();
  },
  filter(text) {
    wanted = text.toLowerCase();
    arrange();
  },
  update(changes) {
    changes.forEach(change);
    if (changes.some(({ field }) => field === sorted)) arrange();
    else draw();
  },
};
