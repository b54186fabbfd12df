/** Replaces a box's value as typing does. */
export function typeInto(box: HTMLInputElement, text: string): void {
  box.setRangeText(text, 0, box.value.length, 'end');
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
