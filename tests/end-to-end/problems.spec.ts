import type { ProblemReport } from '../../app/src/problems/postProblems.ts';
import { expect, rows, test } from './support/product.ts';
import { openNewOrder } from './support/signedIn.ts';

test('the deployment receives reports of config, server and product problems, and no user data', async ({
  page,
  product,
}) => {
  const reports: ProblemReport[] = [];
  const headers: Record<string, string>[] = [];
  await page.route('**/told', async (route) => {
    reports.push(route.request().postDataJSON());
    headers.push(await route.request().allHeaders());
    await route.fulfill({ status: 204 });
  });
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({ json: { ...config, problemsUrl: '/told', problemUrl: '/misspelt' } });
  });
  await product.control({
    do: 'fault',
    faults: [
      { call: 'listProducts', kind: 'malformed', field: 'productdescription', value: { of: 'Amoxil' }, rows: 2 },
    ],
  });
  await openNewOrder(page, product.url);
  await page.keyboard.type('amoxi');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 rows could not be read.', { exact: true })).toBeVisible();
  await expect(rows(page, 'Products').first()).toBeVisible();
  await page.evaluate(() => {
    const error = new TypeError("Cannot read properties of undefined (reading 'Amoxil Capsules')");
    dispatchEvent(new ErrorEvent('error', { error }));
  });
  await expect.poll(() => reports.flatMap(({ problems }) => problems).length).toBe(3);
  const reported = reports.flatMap(({ problems }) => problems);
  expect(reported).toContainEqual({ kind: 'config', detail: 'problemUrl is not known', times: 1 });
  expect(reported).toContainEqual(expect.objectContaining({ kind: 'misread', call: 'listProducts', rows: 2 }));
  expect(reported).toContainEqual(
    expect.objectContaining({ kind: 'crash', detail: expect.stringMatching(/^TypeError/) }),
  );
  expect(JSON.stringify(reports)).not.toMatch(/amox|buyer|Bearer/i);
  for (const sent of headers) expect(Object.keys(sent)).not.toContain('authorization');
});
