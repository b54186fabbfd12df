type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="button"], [type="file"]), textarea, select';

interface FieldValue {
  value: string;
  start: number | null;
  end: number | null;
}

/** Values of all fields, and focus. */
export interface FieldsBefore {
  active: Element | null;
  held: ReadonlyMap<Field, FieldValue>;
}

const getSelection = (field: Field) =>
  field instanceof HTMLSelectElement
    ? { start: null, end: null }
    : { start: field.selectionStart, end: field.selectionEnd };

/** Records the fields before keys that may be reverted. */
export function captureFields(): FieldsBefore {
  const fields = [...document.querySelectorAll<Field>(FIELDS)];
  return {
    active: document.activeElement,
    held: new Map(fields.map((field) => [field, { value: field.value, ...getSelection(field) }])),
  };
}

/** Sets a field's value and fires its events, as typing does. */
export function write(field: Field, value: string): void {
  const kind = [HTMLTextAreaElement, HTMLSelectElement].find((each) => field instanceof each) ?? HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Restores values and focus. */
export function restoreFields({ active, held }: FieldsBefore): void {
  if (active instanceof HTMLElement && active.isConnected && document.activeElement !== active) active.focus();
  for (const [field, { value, start, end }] of held) {
    if (!field.isConnected || field.value === value) continue;
    write(field, value);
    if (start !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(start, end);
  }
}
