/** Scrolls to what has the keyboard, within what holds it, where it is out of sight. */
export function bringFocusIntoSight(): void {
  const focused = document.activeElement;
  if (focused && focused !== document.body) focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
