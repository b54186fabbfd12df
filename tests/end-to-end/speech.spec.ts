import { expect, PASSWORD, priceInHand, startOrder, tabTo, test } from './support/product.ts';
import { listen } from './support/speech.ts';

test('an order is announced from signing in to sending', async ({ page, product }) => {
  const speech = await listen(page);
  await page.goto(`${product.url}/Ordering`);
  await expect.poll(async () => (await speech.focused()).name).toBe('Username');
  await page.keyboard.type('buyer@1001');
  await speech.press('Tab', /textbox "Password"/);
  await page.keyboard.type(PASSWORD.slice(1));
  await speech.press('Enter', /says at once: .*(incorrect|invalid)/i, /textbox "Password" .*invalid true/);
  await page.keyboard.type(PASSWORD);
  await speech.press('Enter', /focus: /);
  await startOrder(page);

  await page.keyboard.type('paracetamol');
  await speech.press('Enter', /says: \d+ products/, /focus: (gridcell|rowheader) ".*Paracetamol/i);
  await speech.press('Enter', /focus: (gridcell|rowheader) /);
  await expect(priceInHand(page)).toBeVisible();
  await speech.press('Enter', /focus: spinbutton "Quantity"/);
  const selector = page.getByRole('dialog', { name: 'Quantity Selection' });
  await expect(selector).toHaveAccessibleDescription(/, .+/);

  await page.keyboard.press('Backspace');
  await speech.press('0', /says at once: Enter a whole number/, /spinbutton "Quantity" .*invalid/);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('12');
  await expect.poll(async () => (await speech.logged()).at(-1)).toMatch(/^says: Ordering: 12 at /);
  await speech.press('Enter', /says: Added 12 .+ from .+; order R/);
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeFocused();

  // The line added last, with its row buttons.
  await speech.press('F8', /focus: (gridcell|rowheader) /);
  const edit = page
    .getByRole('grid', { name: 'Current Order' })
    .getByRole('button', { name: /^Edit|^Update/ })
    .first();
  await edit.focus();
  await speech.press('Enter', /focus: spinbutton "Quantity"/);
  await expect(page.getByRole('dialog', { name: 'Update Quantity' })).toHaveAccessibleDescription(/, .+/);
  await page.keyboard.type('6');
  await speech.press('Enter', /says: Now 6 .+ from .+; order R/);

  const remove = page
    .getByRole('grid', { name: 'Current Order' })
    .getByRole('button', { name: /^Delete/ })
    .first();
  await remove.focus();
  await speech.press('Enter', /focus: button "No/);
  const question = page.getByRole('alertdialog', { name: 'Confirm Delete' });
  await expect(question).toHaveAccessibleDescription(/^Are you sure you want to delete ".+"\?$/);
  await tabTo(page, question.getByRole('button', { name: /^Yes/ }));
  await speech.press('Enter', /says: Deleted 6 .+; order R0\.00/);

  await page.getByRole('searchbox', { name: 'Search products' }).focus();
  await page.keyboard.type('amoxicillin');
  await speech.press('Enter', /focus: (gridcell|rowheader) /);
  await speech.press('Enter', /focus: (gridcell|rowheader) /);
  await expect(priceInHand(page)).toBeVisible();
  await speech.press('Enter', /focus: spinbutton "Quantity"/);
  await speech.press('Enter', /says: Added /);
  await speech.press(
    'Control+Enter',
    /says: Unsent Orders: \d+ rows\. Selected: 1 supplier, R/,
    /focus: (gridcell|rowheader) /,
  );
  await speech.press('Enter', /focus: button "Yes/);
  await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(/^Your order/);
  await speech.expectClean();
});
