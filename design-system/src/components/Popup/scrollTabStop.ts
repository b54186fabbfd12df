/**
 * A ref for a box that scrolls: Tab stops at it while there is something to scroll, so that arrow keys can, and passes
 * it while there is not. It fills what holds it, so its ring is drawn inside (theme/global.css).
 */
export const scrollTabStop = (node: HTMLElement | null) => {
  if (!node) return;
  node.dataset.scrollStop = '';
  // An observer of sizes is told once the page is laid out: to ask for them before has a popup laid out twice.
  const resized = new ResizeObserver(() => {
    if (node.scrollHeight > node.clientHeight) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  });
  const changed = new MutationObserver(() => {
    resized.unobserve(node);
    resized.observe(node);
  });
  resized.observe(node);
  changed.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
};
