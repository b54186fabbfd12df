import { write } from '#keyboard/fieldsBefore.ts';

const POPUPS = '[role="dialog"], [role="alertdialog"]';

/**
 * One more in the quantity that is being typed, as a press of ArrowUp without its steps: rules are checked on OK.
 * @returns the quantity; null where none is typed, or another popup stands over it
 */
export function addOne(): number | null {
  const popups = document.querySelectorAll(POPUPS);
  const boxes = popups.length === 1 ? popups[0]?.querySelectorAll<HTMLInputElement>('input[role="spinbutton"]') : null;
  const box = boxes?.length === 1 ? boxes[0] : null;
  const before = Number(box?.value);
  if (!box || !Number.isInteger(before) || box.disabled) return null;
  write(box, String(before + 1));
  return before + 1;
}
