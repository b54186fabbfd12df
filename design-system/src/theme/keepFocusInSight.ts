import { bringFocusIntoSight } from './bringFocusIntoSight.ts';

/**
 * What has the keyboard stays in sight. Zooming keeps the page where it was and pushes it off the screen: after a change of
 * the window's size it is scrolled back. And where panels stand below one another, the keyboard that comes to one brings it
 * from its start: a browser shows the first row at the lower edge, and nothing of those below.
 * @returns how to stop
 */
export function keepFocusInSight(): () => void {
  let frame = 0;
  const inAFrame = (then: () => void) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(then);
  };
  const onResize = () => inAFrame(bringFocusIntoSight);
  const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
    // A pointer shows by itself where it is, and nothing may move under it.
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const panel = target.closest('.m-panel');
    const page = panel?.closest('.m-page');
    if (!panel || !page || (relatedTarget instanceof Node && panel.contains(relatedTarget))) return;
    inAFrame(() => {
      if (page.scrollHeight <= page.clientHeight + 1) return;
      panel.scrollIntoView({ block: 'start' });
      bringFocusIntoSight();
    });
  };
  addEventListener('resize', onResize);
  addEventListener('focusin', onFocusIn);
  return () => {
    removeEventListener('resize', onResize);
    removeEventListener('focusin', onFocusIn);
    cancelAnimationFrame(frame);
  };
}
