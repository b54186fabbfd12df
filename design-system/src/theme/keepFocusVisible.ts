/** User actions that end automatic scrolling. */
const USER_EVENTS = ['keydown', 'pointerdown', 'wheel'] as const;

function scrollFocusIntoView(): void {
  const focused = document.activeElement;
  if (focused && focused !== document.body) focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Keeps the focused element visible:
 * - after a window resize, because zooming keeps the scroll position and pushes it off the screen;
 * - in an opening popup, while later content pushes it down, until the user acts: at a height of 192 px only the
 *   popup's header would be visible;
 * - with panels below each other, by scrolling to the start of its panel, because a browser shows only the first row at
 *   the lower edge.
 * @returns a function that stops it
 */
export function keepFocusVisible(): () => void {
  let frame = 0;
  const inAFrame = (then: () => void) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(then);
  };
  const grown = new MutationObserver(() => inAFrame(scrollFocusIntoView));
  const stopFollowing = () => grown.disconnect();
  const onResize = () => inAFrame(scrollFocusIntoView);
  const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
    // Pointer focus is visible already, and nothing may move under the pointer.
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const hasEntered = (box: Element) => !(relatedTarget instanceof Node && box.contains(relatedTarget));
    const popup = target.closest('.m-popup__content');
    if (popup && target !== popup && hasEntered(popup)) {
      grown.disconnect();
      grown.observe(popup, { childList: true, subtree: true, characterData: true });
      inAFrame(scrollFocusIntoView);
    }
    const panel = target.closest('.m-panel');
    const page = panel?.closest('.m-page');
    if (!panel || !page || !hasEntered(panel)) return;
    inAFrame(() => {
      if (page.scrollHeight <= page.clientHeight + 1) return;
      panel.scrollIntoView({ block: 'start' });
      scrollFocusIntoView();
    });
  };
  addEventListener('resize', onResize);
  addEventListener('focusin', onFocusIn);
  for (const action of USER_EVENTS) addEventListener(action, stopFollowing, true);
  return () => {
    removeEventListener('resize', onResize);
    removeEventListener('focusin', onFocusIn);
    for (const action of USER_EVENTS) removeEventListener(action, stopFollowing, true);
    stopFollowing();
    cancelAnimationFrame(frame);
  };
}
