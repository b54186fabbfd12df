/** What somebody does who needs nothing shown to them any more. */
const DEEDS = ['keydown', 'pointerdown', 'wheel'] as const;

/** Scrolls to what has the keyboard, within what holds it, where it is out of sight. */
function bringFocusIntoSight(): void {
  const focused = document.activeElement;
  if (focused && focused !== document.body) focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * What has the keyboard stays in sight:
 * - after a change of the window's size: zooming keeps the page where it was, and pushes it off the screen;
 * - in a popup that opens, while what comes later pushes it on, until somebody does something: 192 px show the head of a
 *   popup and not the field that is typed into;
 * - where panels stand below one another, with its panel from the start: a browser shows the first row at the lower edge, and
 *   nothing of those below.
 * @returns how to stop
 */
export function keepFocusInSight(): () => void {
  let frame = 0;
  const inAFrame = (then: () => void) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(then);
  };
  const grown = new MutationObserver(() => inAFrame(bringFocusIntoSight));
  const stopFollowing = () => grown.disconnect();
  const onResize = () => inAFrame(bringFocusIntoSight);
  const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
    // A pointer shows by itself where it is, and nothing may move under it.
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const came = (box: Element) => !(relatedTarget instanceof Node && box.contains(relatedTarget));
    const popup = target.closest('.m-popup__content');
    if (popup && target !== popup && came(popup)) {
      grown.disconnect();
      grown.observe(popup, { childList: true, subtree: true, characterData: true });
      inAFrame(bringFocusIntoSight);
    }
    const panel = target.closest('.m-panel');
    const page = panel?.closest('.m-page');
    if (!panel || !page || !came(panel)) return;
    inAFrame(() => {
      if (page.scrollHeight <= page.clientHeight + 1) return;
      panel.scrollIntoView({ block: 'start' });
      bringFocusIntoSight();
    });
  };
  addEventListener('resize', onResize);
  addEventListener('focusin', onFocusIn);
  for (const deed of DEEDS) addEventListener(deed, stopFollowing, true);
  return () => {
    removeEventListener('resize', onResize);
    removeEventListener('focusin', onFocusIn);
    for (const deed of DEEDS) removeEventListener(deed, stopFollowing, true);
    stopFollowing();
    cancelAnimationFrame(frame);
  };
}
