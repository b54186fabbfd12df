import type { Page } from '@playwright/test';

export interface Translation {
  /** How text is translated: Chrome and Google replace text nodes, extensions wrap them. */
  texts: 'replaced' | 'wrapped';
  /** Whether `translate="no"` is respected, as in browsers. */
  honoursNo: boolean;
}

/** Wraps all text of the page, also later text, into `<font><font>` as page translation does. */
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
