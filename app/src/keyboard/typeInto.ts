/** Types into a box as somebody would, in place of what it holds. */
export function typeInto(box: HTMLInputElement, text: string): void {
  box.setRangeText(text, 0, box.value.length, 'end');
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
