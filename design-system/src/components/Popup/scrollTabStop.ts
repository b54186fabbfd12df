/**
 * A ref for a box that scrolls: Tab stops at it while there is something to scroll, so that arrow keys can, and passes
 * it while there is not. It fills what holds it, so its ring is drawn inside (theme/global.css).
 */
export const scrollTabStop = (node: HTMLElement | null) => {
  if (!node) return;
  const update = () => {
    node.dataset.scrollStop = '';
    if (node.scrollHeight > node.clientHeight) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  update();
  const resized = new ResizeObserver(update);
  const changed = new MutationObserver(update);
  resized.observe(node);
  changed.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
};
