import { write } from '#keyboard/scanner/fieldsBefore.ts';

const POPUPS = '[role="dialog"], [role="alertdialog"]';

/**
 * Adds one to the quantity being typed, like ArrowUp but without deal steps; OK checks the rules.
 * @returns the quantity; null if none is typed or a popup is above it
 */
export function incrementQuantity(): number | null {
  const popups = document.querySelectorAll(POPUPS);
  const boxes = popups.length === 1 ? popups[0]?.querySelectorAll<HTMLInputElement>('input[role="spinbutton"]') : null;
  const box = boxes?.length === 1 ? boxes[0] : null;
  const before = Number(box?.value);
  if (!box || !Number.isInteger(before) || box.disabled) return null;
  write(box, String(before + 1));
  return before + 1;
}
