import { expect, grid, type Page, review, rows, searchBox, tabTo, test } from '../support/product.ts';
import { openNewOrder } from '../support/signedIn.ts';

const another = (page: Page) => page.getByRole('alertdialog', { name: 'Would you like to place another order?' });
const toLookAt = (page: Page) => rows(page, 'To look at');
const warning = (page: Page, kind: string) => toLookAt(page).filter({ hasText: kind });
const inOrder = (page: Page) => rows(page, 'Current Order').locator(':focus');
const suppliers = (page: Page) => rows(page, 'Unsent Orders').locator(':focus');
const goOn = (page: Page) => review(page).getByRole('button', { name: 'Continue' });

/** Opens the review, with focus on its continue button. */
async function toReview(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await expect(goOn(page)).toBeFocused();
}

/** Follows a warning to its line, which receives focus, and returns the product. */
async function follow(page: Page, kind: string): Promise<void> {
  await warning(page, kind).first().click();
  await page.keyboard.press('Alt+g');
  await expect(review(page)).toBeHidden();
  await expect(inOrder(page)).toBeVisible();
}

test('each warning leads to its line and is resolved there, and one key skips the rest', async ({ page, product }) => {
  test.slow();
  // Product of the last line, whose earlier price was R1.00 lower.
  let dearer = '';
  let lowered = true;
  await page.route(/\/api\/ClientOrder\/get\?/, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const items: { productdescription: string; orderedprice: number }[] = body.clientorders?.[0]?.orderitems ?? [];
    dearer ||= items.at(-1)?.productdescription ?? '';
    const last = items.find(({ productdescription }) => productdescription === dearer);
    if (lowered && last) last.orderedprice -= 1;
    return route.fulfill({ response, json: body });
  });
  const prefetched = Promise.all(
    [/basket\/lastorderedwarning/, /\/ClientOrder\/history\/get/].map((path) => page.waitForResponse(path)),
  );
  await openNewOrder(page, product.url, {
    // Quantity two in three orders makes two the usual quantity.
    sent: Array(3).fill([{ search: 'paracetamol', quantity: 2 }]),
    left: [[{ search: 'ibuprofen', quantity: 4 }]],
    lines: [
      { search: 'paracetamol', quantity: 40 },
      { search: 'ibuprofen', quantity: 4 },
      { search: 'amoxicillin', quantity: 4 },
    ],
  });
  await prefetched;
  expect(dearer).not.toBe('');

  // One key passes all warnings, and going back returns to the order.
  await toReview(page);
  await expect(warning(page, 'Unusual quantity')).toContainText('Usually 2, 2 at most');
  await expect(warning(page, 'On another order').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(suppliers(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).toBeFocused();

  await toReview(page);
  await follow(page, 'Unusual quantity');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Update Quantity' })).toBeVisible();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Update Quantity' })).toBeHidden();

  await toReview(page);
  await expect(warning(page, 'Unusual quantity')).toHaveCount(0);
  const orders = await warning(page, 'On another order').count();
  await follow(page, 'On another order');
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog', { name: 'Confirm Delete' });
  await tabTo(page, question.getByRole('button', { name: /^Yes/ }));
  await page.keyboard.press('Enter');
  await expect(rows(page, 'Current Order')).toHaveCount(2);

  // Prices are compared only if enabled; the new price is accepted in the review.
  await page.getByRole('tab', { name: 'Preferences' }).click();
  await page.getByRole('combobox', { name: 'Review before send' }).selectOption({ label: 'Always' });
  await toReview(page);
  await expect(warning(page, 'On another order')).toHaveCount(orders - 1);
  await page.keyboard.press('Alt+p');
  await expect(warning(page, 'Price rose')).toContainText('R1.00 more');
  await follow(page, 'Price rose');
  await expect(inOrder(page)).toContainText(dearer);
  await toReview(page);
  await warning(page, 'Price rose').click();
  page.on('request', (request) => {
    if (request.url().includes('/items/update')) lowered = false;
  });
  await page.keyboard.press('Alt+s');
  await expect(page.getByRole('dialog', { name: 'Update Quantity' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(warning(page, 'Price rose')).toHaveCount(0);
  await expect(goOn(page)).toBeFocused();
  // Waits for pending reads, which could not be modified after the test.
  await page.unrouteAll({ behavior: 'wait' });

  // A below-minimum warning also links to its line.
  if ((await warning(page, 'Below minimum').count()) > 0) {
    await follow(page, 'Below minimum');
    await toReview(page);
  }
  await page.keyboard.press('Enter');
  await expect(suppliers(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(another(page)).toBeVisible();
});

test('no review is shown without warnings, and the choice is stored', async ({ page, product }) => {
  await openNewOrder(page, product.url, { lines: [{ search: 'paracetamol', quantity: 4 }] });
  await page.keyboard.press('Control+Enter');
  await expect(suppliers(page)).toBeVisible();
  await expect(review(page)).toBeHidden();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Preferences' }).click();
  await page.getByRole('combobox', { name: 'Review before send' }).selectOption({ label: 'Always' });
  await page.reload();
  await expect(rows(page, 'Current Order')).toHaveCount(1);
  await expect(grid(page, 'Current Order')).toBeVisible();
  // It loads once the page has been idle.
  await expect(async () => {
    await page.keyboard.press('Control+Enter');
    await expect(goOn(page).or(suppliers(page)).first()).toBeFocused();
    const isShown = await goOn(page).isVisible();
    if (!isShown) await page.keyboard.press('Escape');
    expect(isShown).toBe(true);
  }).toPass();
  await review(page)
    .getByRole('combobox', { name: 'When this is shown' })
    .selectOption({ label: 'Show for what nothing else has said' });
  await page.keyboard.press('Escape');
  await expect(review(page)).toBeHidden();
  await page.keyboard.press('Control+Enter');
  await expect(suppliers(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Preferences' }).click();
  const chosen = page.getByRole('combobox', { name: 'Review before send' }).locator('option:checked');
  await expect(chosen).toHaveText('For what nothing else has said');
});
