/**
 * Ref of a scrolling element that makes it a tab stop while it overflows, to scroll by arrow keys. Its ring is inside,
 * because it fills its container (theme/global.css).
 */
export const scrollTabStop = (node: HTMLElement | null) => {
  if (!node) return;
  node.dataset.scrollStop = '';
  // The observer reports sizes after layout; reading them earlier would force a second layout.
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
