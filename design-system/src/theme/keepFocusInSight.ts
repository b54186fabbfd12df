/**
 * Zooming keeps the page where it was and pushes what has the keyboard off the screen: after a change of the window's size
 * it is scrolled back. @returns how to stop
 */
export function keepFocusInSight(): () => void {
  let frame = 0;
  const onResize = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const focused = document.activeElement;
      if (focused && focused !== document.body) focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
  };
  addEventListener('resize', onResize);
  return () => {
    removeEventListener('resize', onResize);
    cancelAnimationFrame(frame);
  };
}
