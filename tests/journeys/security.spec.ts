import { expect, test } from './product.ts';

test('every answer carries the headers that keep the page to itself', async ({ product, request }) => {
  const index = await (await request.get(product.url)).text();
  const asset = /src="(\/assets\/[^"]+\.js)"/.exec(index)?.[1] ?? '';
  for (const path of ['/', '/Login', '/Nowhere', asset, '/assets/none.js', '/config.json']) {
    const headers = (await request.get(product.url + path)).headers();
    expect(headers['content-security-policy'], path).toContain("script-src 'self';");
    expect(headers['content-security-policy'], path).not.toContain('unsafe');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('no-referrer');
  }
});

test('no page can be framed', async ({ page, product }) => {
  await page.goto('about:blank');
  await page.setContent(`<iframe src="${product.url}/Login" name="framed"></iframe>`);
  const frame = page.frame('framed');
  await expect.poll(() => frame?.url()).not.toBe('about:blank');
  expect(await frame?.getByRole('button').count()).toBe(0);
});

test('the control route is not there unless it is asked for', async ({ product, request }) => {
  // The journeys' own server has it; what matters is that nothing but the flag opens it.
  const { readOptions } = await import('../../tools/options.ts');
  expect(readOptions([], {}).control).toBe(false);
  expect((await request.get(`${product.url}/__control`)).status()).toBe(405);
});
