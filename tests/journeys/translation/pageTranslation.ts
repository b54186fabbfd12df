import type { Page } from '@playwright/test';

export interface Translation {
  /** What becomes of a text: Chrome and Google put another in its place, extensions wrap the one that is there. */
  texts: 'replaced' | 'wrapped';
  /** Whether what says `translate="no"` is left as it is, as browsers do. */
  honoursNo: boolean;
}

/** Puts every text of the page into `<font><font>`, also those that come later, as the translation of a page does. */
export async function translatePage(page: Page, translation: Translation): Promise<void> {
  await page.addInitScript(({ texts, honoursNo }: Translation) => {
    const isLeft = ({ parentElement: parent, data }: Text) =>
      !parent ||
      data.trim() === '' ||
      parent.closest('font, script, style, textarea, title') !== null ||
      (honoursNo && parent.closest('[translate]')?.getAttribute('translate') === 'no');
    const translate = (text: Text) => {
      if (isLeft(text)) return;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      text.replaceWith(outer);
      if (texts === 'wrapped') inner.append(text);
      else inner.textContent = text.data;
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      found.forEach(translate);
    };
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translateAll(target);
        else for (const node of addedNodes) if (node.isConnected) translateAll(node);
      }
    });
    addEventListener('DOMContentLoaded', () => {
      translateAll(document.body);
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  }, translation);
}
