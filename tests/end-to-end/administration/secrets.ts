import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Product } from '../support/product.ts';

/**
 * Watches a page for a word that may be sent once, in a request body.
 * @returns a function that asserts it was sent, and that neither the browser nor the server stored it
 */
export function watchForSecret(page: Page, word: string): (product: Product) => Promise<void> {
  const addresses: string[] = [];
  const bodies: string[] = [];
  const logged: string[] = [];
  page.on('request', (request) => {
    addresses.push(request.url());
    if (request.postData()?.includes(word)) bodies.push(request.url());
  });
  page.on('console', (message) => logged.push(message.text()));
  return async ({ dataDir }) => {
    expect(bodies).toHaveLength(1);
    expect(addresses.join('\n')).not.toContain(word);
    expect(logged.join('\n')).not.toContain(word);
    const storage = await page.evaluate(() =>
      [
        JSON.stringify({ ...localStorage }),
        JSON.stringify({ ...sessionStorage }),
        document.documentElement.outerHTML,
        ...[...document.querySelectorAll('input')].map(({ value }) => value),
        location.href,
        JSON.stringify(history.state),
      ].join('\n'),
    );
    expect(storage).not.toContain(word);
    expect(JSON.stringify(await page.context().storageState())).not.toContain(word);
    for (const file of readdirSync(dataDir)) {
      expect(readFileSync(join(dataDir, file)).includes(word), file).toBe(false);
    }
  };
}
