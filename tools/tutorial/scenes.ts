import type { Page } from 'playwright-core';
import type { Scene } from './recording.ts';

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });
const inGrid = (page: Page, name: string) => page.getByRole('grid', { name }).locator(':focus');
const row = (page: Page, name: string, at: number) => page.getByRole('grid', { name }).getByRole('rowheader').nth(at);

/** Adds a product to the order as the video shows it: search, product, supplier, quantity. */
async function order(scene: Scene, text: string, quantity: string): Promise<void> {
  const { page, press, type, hold } = scene;
  await type(text);
  await press('Enter', 'Enter ↵', () => inGrid(page, 'Products').waitFor());
  await hold(1400);
  await press('Enter', 'Enter ↵', () => inGrid(page, 'Supplier prices').waitFor());
  await hold(1800);
  const popup = page.getByRole('dialog', { name: 'Quantity Selection' });
  const goOn = page.getByRole('button', { name: 'Continue To Quantity Selector' });
  await press('Enter', 'Enter ↵', async () => {
    await popup.or(goOn).waitFor();
    if (!(await goOn.isVisible())) return;
    await page.keyboard.press('Enter');
    await popup.waitFor();
  });
  await hold(900);
  await type(quantity);
  await hold(700);
  await press('Enter', 'Enter ↵', () => popup.waitFor({ state: 'hidden' }));
  await hold(1200);
}

/** The first order, from an empty one to what is sent, by keyboard. */
export const SCENES: readonly ((scene: Scene) => Promise<void>)[] = [
  async ({ page, say, hold, press }) => {
    const manager = page.getByRole('dialog', { name: 'Order Manager' });
    await manager.getByRole('button', { name: 'Start A New Order' }).waitFor();
    say('Ordering opens with your unsent orders. Start a new one.');
    await hold(2600);
    await manager.getByRole('button', { name: 'Start A New Order' }).focus();
    const question = page.getByRole('alertdialog', { name: 'Start A New Order' });
    await press('Enter', 'Enter ↵', () => question.waitFor());
    const rename = page.getByRole('dialog', { name: 'Update Order Description' });
    await press('Enter', 'Enter ↵', () => rename.waitFor());
    await hold(900);
    await press('Enter', 'Enter ↵', () => rename.waitFor({ state: 'hidden' }));
    await searchBox(page).waitFor();
    await hold(1200);
  },
  async (scene) => {
    scene.say('Type any words of a product and press Enter.');
    await scene.hold(900);
    scene.say('Enter takes the product, then the supplier. The cheapest nett price stands first.');
    await order(scene, 'paracetamol', '6');
    await row(scene.page, 'Current Order', 0).waitFor();
  },
  async (scene) => {
    scene.say('The cursor is back in the search. Go on with the next product.');
    await order(scene, 'amoxicillin', '4');
    await row(scene.page, 'Current Order', 1).waitFor();
  },
  async ({ page, say, hold, press }) => {
    say('Ctrl and Enter complete the order: choose who it is sent to.');
    await press('Control+Enter', 'Ctrl + Enter ↵', () => inGrid(page, 'Unsent Orders').waitFor());
    await hold(2200);
    say('Responses come back by themselves: what was invoiced, and what was regretted.');
    await hold(3200);
  },
];
