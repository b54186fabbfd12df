/** Keys that move or choose: after one of them, key hints stand out. Typing text is not a sign of it. */
const isCommand = (event: KeyboardEvent) =>
  event.altKey || ['Tab', 'Enter', 'Escape', 'ArrowUp', 'ArrowDown', 'Alt', 'F6'].includes(event.key);

/** Keeps `data-keys` on `<html>` while a key, not the pointer, was used last. @returns how to stop. */
export const trackInputModality = (): (() => void) => {
  const { dataset } = document.documentElement;
  const onKey = (event: KeyboardEvent) => {
    if (isCommand(event)) dataset.keys = '';
  };
  const onPointer = () => {
    delete dataset.keys;
  };
  addEventListener('keydown', onKey, true);
  addEventListener('pointerdown', onPointer, true);
  return () => {
    removeEventListener('keydown', onKey, true);
    removeEventListener('pointerdown', onPointer, true);
    onPointer();
  };
};
