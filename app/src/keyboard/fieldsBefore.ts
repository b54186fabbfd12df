type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="button"], [type="file"]), textarea, select';

interface Held {
  value: string;
  start: number | null;
  end: number | null;
}

/** What every field of the page held, and what had the keyboard. */
export interface FieldsBefore {
  active: Element | null;
  held: ReadonlyMap<Field, Held>;
}

const getSelection = (field: Field) =>
  field instanceof HTMLSelectElement
    ? { start: null, end: null }
    : { start: field.selectionStart, end: field.selectionEnd };

/** Notes what the fields of the page hold, before a key that may have to be taken back. */
export function noteFields(): FieldsBefore {
  const fields = [...document.querySelectorAll<Field>(FIELDS)];
  return {
    active: document.activeElement,
    held: new Map(fields.map((field) => [field, { value: field.value, ...getSelection(field) }])),
  };
}

/** Writes into a field as somebody would: what stands in it then is a change to whoever drew it. */
export function write(field: Field, value: string): void {
  const kind = [HTMLTextAreaElement, HTMLSelectElement].find((each) => field instanceof each) ?? HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Puts back what the fields held, letter for letter, and gives the keyboard to what had it. */
export function putBack({ active, held }: FieldsBefore): void {
  if (active instanceof HTMLElement && active.isConnected && document.activeElement !== active) active.focus();
  for (const [field, { value, start, end }] of held) {
    if (!field.isConnected || field.value === value) continue;
    write(field, value);
    if (start !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(start, end);
  }
}
