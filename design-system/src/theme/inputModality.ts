/** Navigation keys, after which key hints are emphasized. Typing does not count. */
const isCommand = (event: KeyboardEvent) =>
  event.altKey || ['Tab', 'Enter', 'Escape', 'ArrowUp', 'ArrowDown', 'Alt', 'F6'].includes(event.key);

/**
 * Sets `data-keys` on `<html>` while the last input was a key, not the pointer.
 * @returns a function that stops it
 */
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
