/**
 * Focuses a window whose focused element was removed, because browsers move focus to the page.
 * @returns a function that stops it
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
