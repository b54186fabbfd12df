import {
  expect,
  grid,
  type Page,
  priceInHand,
  rows,
  searchBox,
  THOROUGH,
  test,
  toQuantity,
} from './support/product.ts';
import { openNewOrder } from './support/signedIn.ts';

const LONG = 'unobtainium 500 mg '.repeat(16).slice(0, 300);
/** Unusual input from pasting and scanners that must not cause errors. */
const STRANGE = [
  LONG,
  'باراسيتامول ٥٠٠ مجم \u202eتجربة',
  "6001234567890'; -- <b>*%_[a-z]+\\",
  '\u0000\u0007\u001d0106001234567890\u001d17261120',
  '💊👩🏽‍⚕️ Zażółć gęślą jaźń',
];

/** Pastes a text into the focused field and searches for it. */
async function searchFor(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
  await page.keyboard.press('Enter');
}

test(
  'every list of the ordering page accepts any text pasted or scanned into its search',
  THOROUGH,
  async ({ page, product }) => {
    await openNewOrder(page, product.url);
    const lists = [
      ['Alt+1', 'Search products', 'Products', 'ibuprofen'],
      ['Alt+4', 'Search favourites', 'Favourites', ''],
      ['Alt+3', 'Search generics', 'Active Ingredients', 'amoxi'],
      ['Alt+8', 'Search responses', 'Responses', ''],
    ] as const;
    for (const [key, name, list, found] of lists) {
      const box = page.getByRole('searchbox', { name, exact: true });
      await page.keyboard.press(key);
      for (const text of STRANGE) {
        await expect(box).toBeFocused();
        await searchFor(page, text);
        await expect(box).toHaveValue(text);
        await expect(box).not.toHaveAttribute('aria-busy', 'true');
        await expect(rows(page, list)).toHaveCount(0);
        await expect(page.getByRole('alert').filter({ hasText: 'Sorry' })).toHaveCount(0);
      }
      await box.focus();
      await searchFor(page, found);
      await expect(rows(page, list).first()).toBeVisible();
      await box.focus();
    }
  },
);

test('an invalid quantity or description is rejected, and a valid one is stored as typed', async ({
  page,
  product,
}) => {
  await openNewOrder(page, product.url);

  await test.step('an invalid quantity is rejected in its field, and orders nothing', async () => {
    await searchBox(page).focus();
    await searchFor(page, 'paracetamol');
    await expect(grid(page, 'Products').locator(':focus')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(priceInHand(page)).toBeVisible();
    const selector = await toQuantity(page);
    const box = selector.getByRole('spinbutton', { name: 'Quantity' });
    // Includes a scanner's barcode with Enter.
    for (const text of ['6001234567890', '1234567890', '0', '-5', '1.5', '1e3', '٢٤', 'ten']) {
      await searchFor(page, text);
      await expect(box).toHaveValue(text);
      await expect(selector.getByText('Enter a whole number from 1 to 999 999.').first()).toBeVisible();
      await expect(rows(page, 'Current Order')).toHaveCount(0);
    }
    await searchFor(page, '24');
    await expect(rows(page, 'Current Order')).toHaveCount(1);
  });

  await test.step('descriptions of 200 characters and in right-to-left script are stored as typed', async () => {
    for (const description of [LONG.trim().slice(0, 200).trim(), 'طلب الاثنين ١٢']) {
      await page.getByRole('button', { name: 'Open the ordering menu' }).click();
      await page.getByRole('button', { name: 'Update Order Description' }).click();
      const rename = page.getByRole('dialog', { name: 'Update Order Description' });
      await expect(rename.getByLabel('Order description')).toBeFocused();
      await searchFor(page, description);
      await expect(rename).toBeHidden();
      await expect(page.getByRole('button', { name: description, exact: true })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });
});
