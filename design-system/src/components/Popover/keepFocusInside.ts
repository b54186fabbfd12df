/**
 * Gives the keyboard to a window whose focused part has gone, such as the button that tried again: browsers leave it to
 * the page. @returns how to stop
 */
export function keepFocusInside(content: HTMLElement): () => void {
  let inside = false;
  const note = () => {
    inside = content.contains(document.activeElement);
  };
  const observer = new MutationObserver(() => {
    if (inside && document.activeElement === document.body) content.focus();
  });
  note();
  document.addEventListener('focusin', note);
  observer.observe(content, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    observer.disconnect();
  };
}
