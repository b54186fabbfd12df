/**
 * Keeps React's texts in reach on a page that a browser or an extension translates. Translations put `<font>` elements in the
 * place of text nodes, or around them; React goes on with the nodes that it made, and removing one, or inserting before it,
 * would throw and take the page down (react#11538). Amounts, codes and names say `translate="no"` besides.
 */
export function followTranslation(root: Node): void {
  /** What shows in the place of a text that was taken out of the page. */
  const shown = new WeakMap<Node, ChildNode>();

  /** The child of a parent in which a text of React's shows; null where it shows no more. */
  function getPlace(parent: Node, text: Node): Node | null {
    for (let node: Node | null = text; node; node = node.parentNode) if (node.parentNode === parent) return node;
    const instead = shown.get(text);
    return instead?.parentNode === parent ? instead : null;
  }
  const isElsewhere = (parent: Node, child: Node | null): child is Text =>
    child instanceof Text && child.parentNode !== parent;

  const { removeChild, insertBefore, appendChild } = Node.prototype;
  /** A text that React puts somewhere else takes along what shows in its place. */
  function leavePlace(node: Node): void {
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
    leavePlace(node);
    return insertBefore.call(this, node, isElsewhere(this, before) ? getPlace(this, before) : before) as T;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    leavePlace(node);
    return appendChild.call(this, node) as T;
  };

  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes } of records) {
      const [text] = removedNodes;
      const [instead] = addedNodes;
      if (type === 'characterData') {
        // What React writes into a text that is out of sight is written where it shows; it is translated again then.
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
