import type { Page } from 'playwright-core';
import type { Scene } from './recording.ts';

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });
const inGrid = (page: Page, name: string) => page.getByRole('grid', { name }).locator(':focus');
const row = (page: Page, name: string, at: number) => page.getByRole('grid', { name }).getByRole('rowheader').nth(at);

interface OrderStep {
  text: string;
  quantity: string;
  /** Captions of the steps. */
  search: string;
  product: string;
  supplier: string;
}

/** Adds a product to the order: search, product, supplier, quantity. */
async function order(scene: Scene, { text, quantity, ...captions }: OrderStep): Promise<void> {
  const { page, press, type, hold, say } = scene;
  say(captions.search);
  await hold(800);
  await type(text);
  await hold(900);
  await press('Enter', 'Enter ↵', () => inGrid(page, 'Products').waitFor());
  say(captions.product);
  await hold(2200);
  await press('Enter', 'Enter ↵', () => inGrid(page, 'Supplier prices').waitFor());
  say(captions.supplier);
  await hold(2400);
  scene.poster();
  const popup = page.getByRole('dialog', { name: 'Quantity Selection' });
  const goOn = page.getByRole('button', { name: 'Continue To Quantity Selector' });
  await press('Enter', 'Enter ↵', async () => {
    await popup.or(goOn).waitFor();
    if (!(await goOn.isVisible())) return;
    await page.keyboard.press('Enter');
    await popup.waitFor();
  });
  say('Type the quantity, and Enter adds it to the order.');
  await hold(1300);
  await type(quantity);
  await hold(900);
  await press('Enter', 'Enter ↵', () => popup.waitFor({ state: 'hidden' }));
  await hold(1600);
}

/** The first order by keyboard, from creation to sending. */
export const SCENES: readonly ((scene: Scene) => Promise<void>)[] = [
  async ({ page, say, hold, press }) => {
    const manager = page.getByRole('dialog', { name: 'Order Manager' });
    // Focus moves to the orders once they are loaded.
    await manager.getByRole('row').locator(':focus').waitFor();
    say('Ordering opens with the unsent orders. Start a new one.');
    await hold(2600);
    await manager.getByRole('button', { name: 'Start A New Order' }).focus();
    const question = page.getByRole('alertdialog', { name: 'Start A New Order' });
    await press('Enter', 'Enter ↵', () => question.waitFor());
    const rename = page.getByRole('dialog', { name: 'Update Order Description' });
    await press('Enter', 'Enter ↵', () => rename.waitFor());
    await hold(900);
    await press('Enter', 'Enter ↵', () => rename.waitFor({ state: 'hidden' }));
    await searchBox(page).waitFor();
    await hold(900);
  },
  async (scene) => {
    await order(scene, {
      text: 'paracetamol',
      quantity: '6',
      search: 'Type any words of a product, and press Enter.',
      product: 'Enter takes the product: its suppliers are compared.',
      supplier: 'The preferred and the cheapest are marked. Enter takes one.',
    });
    await row(scene.page, 'Current Order', 0).waitFor();
  },
  async (scene) => {
    await order(scene, {
      text: 'amoxicillin',
      quantity: '4',
      search: 'The cursor is back in the search, for the next product.',
      product: 'Five keys a product, besides its name and quantity.',
      supplier: 'Arrows go to another product, or another supplier.',
    });
    await row(scene.page, 'Current Order', 1).waitFor();
  },
  async ({ page, say, hold, press }) => {
    const goOn = page.getByRole('dialog', { name: 'Review before send' }).getByRole('button', { name: 'Continue' });
    const suppliers = inGrid(page, 'Unsent Orders');
    await press('Control+Enter', 'Ctrl + Enter ↵', async () => {
      await goOn.or(suppliers).first().waitFor();
      if (await goOn.isVisible()) await page.keyboard.press('Enter');
      await suppliers.waitFor();
    });
    say('Ctrl and Enter complete the order: choose whom to send it to.');
    await hold(2600);
    say('What was supplied, and what was not, comes back by itself.');
    await hold(3200);
  },
];
