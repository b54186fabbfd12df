/**
 * Keeps React working on pages translated by a browser or extension. Translations replace or wrap text nodes with
 * `<font>` elements, and React would throw when removing its nodes (react#11538). Amounts, codes and names also have
 * `translate="no"`.
 */
export function followTranslation(root: Node): void {
  /** Replacement of each removed text. */
  const shown = new WeakMap<Node, ChildNode>();

  /** Child of a parent that shows a React text; null if none does. */
  function getPlace(parent: Node, text: Node): Node | null {
    for (let node: Node | null = text; node; node = node.parentNode) if (node.parentNode === parent) return node;
    const instead = shown.get(text);
    return instead?.parentNode === parent ? instead : null;
  }
  const isElsewhere = (parent: Node, child: Node | null): child is Text =>
    child instanceof Text && child.parentNode !== parent;

  const { removeChild, insertBefore, appendChild } = Node.prototype;
  /** When React moves a text, removes its replacement. */
  function removeReplacement(node: Node): void {
    const instead = shown.get(node);
    shown.delete(node);
    instead?.remove();
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (!isElsewhere(this, child)) return removeChild.call(this, child) as T;
    const place = getPlace(this, child);
    if (place) removeChild.call(this, place);
    shown.delete(child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    removeReplacement(node);
    return insertBefore.call(this, node, isElsewhere(this, before) ? getPlace(this, before) : before) as T;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    removeReplacement(node);
    return appendChild.call(this, node) as T;
  };

  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes } of records) {
      const [text] = removedNodes;
      const [instead] = addedNodes;
      if (type === 'characterData') {
        // Text that React updates is written to its replacement and translated again.
        const place = shown.get(target);
        if (place && !target.isConnected) place.textContent = (target as Text).data;
      } else if (
        text instanceof Text &&
        !text.isConnected &&
        instead instanceof HTMLElement &&
        instead.localName === 'font'
      ) {
        shown.set(text, instead);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}
