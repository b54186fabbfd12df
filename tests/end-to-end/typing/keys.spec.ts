import type { Locator } from '@playwright/test';
import {
  expect,
  grid,
  intercept,
  orderByKeyboard,
  type Page,
  rows,
  searchBox,
  THOROUGH,
  test,
} from '../support/product.ts';
import { openNewOrder, openSignedIn } from '../support/signedIn.ts';

/** A shortcut shown on the page, and its label. */
interface Painted {
  key: string;
  does: string;
  /** True if it applies only to the focused element. */
  own: boolean;
}

/** Returns the focused region. */
const place = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-pane]')?.dataset.pane ?? '');

/** Returns every shortcut on the page: on its buttons, and in the bar for the focused element. */
function painted(page: Page): Promise<Painted[]> {
  return page.evaluate(() => {
    const shown = (element: Element) => element.getClientRects().length > 0;
    const hints = [...document.querySelectorAll('.m-key-hint')].filter(shown).flatMap((hint) => {
      const button = hint.closest('button');
      const off = !button || button.disabled;
      return off
        ? []
        : [{ key: hint.textContent, does: button.textContent.replace(hint.textContent, '').trim(), own: false }];
    });
    const bar = document.querySelector('.step-hints')?.textContent ?? '';
    const entries = bar.split(' · ').filter(Boolean);
    const getOwn = (text: string) => {
      const [, key = '', does = ''] = /^((?:Alt |Ctrl )?\S+) (?:→ )?(.*)$/.exec(text) ?? [];
      return { key, does, own: !text.startsWith('F') };
    };
    return [...hints, ...entries.map(getOwn)];
  });
}

const PRESSED: Record<string, string> = {
  '↵': 'Enter',
  Esc: 'Escape',
  Del: 'Delete',
  '↓': 'ArrowDown',
  '←': 'ArrowRight',
  '0–9': '3',
  F6: 'F6',
  F8: 'F8',
  'Ctrl ↵': 'Control+Enter',
  'Ctrl S': 'Control+s',
  'Ctrl I': 'Control+i',
  'Alt N': 'Alt+n',
  'Alt I': 'Alt+i',
  'Alt B': 'Alt+b',
  'Alt Q': 'Alt+q',
  'Alt M': 'Alt+m',
};

const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name }).last();
const question = (name: string | RegExp) => (page: Page) => page.getByRole('alertdialog', { name });
const getRow = (name: string | RegExp) => (page: Page) => grid(page, name).locator(':focus');
const selector = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Quantity Selection' })
    .or(page.getByRole('button', { name: 'Continue To Quantity Selector' }))
    .first();

/** The visible or focused element after the shortcut of a label. */
const DONE: Record<string, (page: Page) => Locator> = {
  Complete: dialog('Send your orders'),
  Order: selector,
  'Product info': (page) => page.getByRole('button', { name: /^Product info/, expanded: true }),
  'search now': getRow(/^(Products|Favourites|Active Ingredients)$/),
  'to the list': getRow(/^(Products|Favourites|Active Ingredients)$/),
  'choose the product': getRow('Supplier prices'),
  'choose the regret': getRow('Supplier prices'),
  'show its products': getRow(/^Products with/),
  'back to the search': (page) => page.locator('input[type="search"]:focus'),
  'back to the ingredients': getRow('Active Ingredients'),
  'take it off': (page) => page.getByRole('grid', { name: 'Favourites' }).getByRole('button', { pressed: false }),
  'delete it': question(/./),
  'ask the supplier': dialog('New Message'),
  'choose the supplier': selector,
  'its quantity': (page) =>
    page
      .getByRole('spinbutton', { name: 'Quantity' })
      .and(page.locator('[value="3"]'))
      .or(page.getByRole('button', { name: 'Continue To Quantity Selector' })),
  'back to the list': getRow(/^(Products|Favourites|Regrets|Products with .*)$/),
  'change the quantity': dialog('Update Quantity'),
  'take the line off': question('Confirm Delete'),
  'move it': dialog('Move to another supplier'),
  'last line': getRow('Current Order'),
  'show its items': (page) => rows(page, 'Order Items').first(),
  'show what came of it': (page) => rows(page, 'Response details').first(),
  'order it again': getRow('Supplier prices'),
  'sort by it': (page) => page.locator('[role="columnheader"][aria-sort]:focus'),
  'to the rows': (page) => page.locator('.m-grid-body :focus'),
  'Start A New Order': question('Start A New Order'),
  'Import An Order': dialog('Import An Order'),
  Baskets: dialog('Basket Management'),
};

/** Closes what a shortcut opened. */
async function back(page: Page): Promise<void> {
  const over = page.locator('[role="dialog"], [role="alertdialog"]');
  for (let times = 0; times < 6 && (await over.count()) > 0; times += 1) {
    const before = await over.count();
    await page.keyboard.press('Escape');
    // A popup that just opened may not listen yet on a busy machine, so Escape is repeated.
    await expect
      .poll(() => over.count(), { timeout: 4000 })
      .not.toBe(before)
      .catch(() => undefined);
  }
  await expect(over).toHaveCount(0);
}

/** Moves focus to a region with F6. */
async function goTo(page: Page, part: string): Promise<void> {
  // A tab may start at a field; F6 goes on to the rows.
  if ((await place(page)) === part) await page.keyboard.press('Shift+F6');
  for (let presses = 0; presses < 14 && (await place(page)) !== part; presses += 1) await page.keyboard.press('F6');
  expect(await place(page)).toBe(part);
}

/** Returns the regions that F6 visits, each once. */
async function getRegions(page: Page): Promise<string[]> {
  const parts: string[] = [];
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('F6');
    const part = await place(page);
    if (parts.includes(part)) break;
    parts.push(part);
  }
  return parts;
}

/**
 * Presses every shown shortcut from every region and checks its effect.
 * @param prepare sets up the page before each key
 * @param only the regions to press from, without the bar; default: every region that F6 reaches
 */
async function pressAll(page: Page, prepare: () => Promise<void>, only?: readonly string[]): Promise<string[]> {
  await prepare();
  const tried: string[] = [];
  for (const part of only ?? (await getRegions(page))) {
    await goTo(page, part);
    for (const { key, does, own } of await painted(page)) {
      if (only && !own) continue;
      const name = `${key} ${does} from ${part}`;
      await test.step(name, async () => {
        await prepare();
        await goTo(page, part);
        const press = PRESSED[key];
        expect(press, `${name}: which key is that?`).toBeDefined();
        // Waits for the request, because the previous save's message may still be visible.
        const saveRequest = does === 'Save' ? page.waitForRequest('**/orderstatus/update*') : null;
        await page.keyboard.press(press ?? '');
        if (saveRequest) return void (await saveRequest);
        if (does === 'next part') return expect(await place(page)).not.toBe(part);
        const done = DONE[does];
        expect(done, `${name}: what does it do?`).toBeDefined();
        await expect.soft(done?.(page) ?? page.locator('body'), name).toBeVisible({ timeout: 5000 });
        tried.push(name);
        await back(page);
      });
    }
  }
  return tried;
}

test('every displayed key works, from every panel of the ordering page', THOROUGH, async ({ page, product }) => {
  test.setTimeout(240_000);
  await openNewOrder(page, product.url);
  await orderByKeyboard(page, 'amoxicillin', 5);
  await expect(rows(page, 'Current Order')).toHaveCount(1);
  // Saving would close the order, so the call is answered with an error.
  await intercept(page, '**/orderstatus/update*', (route) => route.fulfill({ json: { resultcode: 2 } }));

  const search = async (box: Locator, text: string, results: string) => {
    await expect(box).toBeFocused();
    if ((await box.inputValue()) === text) return;
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await rows(page, results).locator(':focus').waitFor();
  };
  const inProducts = async () => {
    await page.keyboard.press('Alt+6');
    await page.keyboard.press('Alt+1');
    const searchText = await searchBox(page).inputValue();
    await search(searchBox(page), 'ibuprofen', 'Products');
    if (searchText === 'ibuprofen') return;
    await page.keyboard.press('Enter');
    await rows(page, 'Supplier prices').locator(':focus').waitFor();
    await rows(page, /^Generics for/)
      .first()
      .waitFor();
  };
  const tried = await pressAll(page, inProducts);
  expect(tried.filter((name) => name.startsWith('Ctrl ↵ Complete')).length).toBeGreaterThanOrEqual(6);
  expect(tried).toContain('Del take the line off from order');
  expect(tried).toContain('Alt M move it from order');
  expect(tried).toContain('0–9 its quantity from prices');

  const otherTabs: [name: string, prepare: () => Promise<void>, parts: string[]][] = [
    [
      'Regrets',
      async () => {
        await page.keyboard.press('Alt+2');
        await rows(page, 'Regrets').first().waitFor();
      },
      ['regrets'],
    ],
    [
      'Generics',
      async () => {
        await page.keyboard.press('Alt+3');
        await search(page.getByRole('searchbox', { name: 'Search generics' }), 'amoxi', 'Active Ingredients');
        await page.locator('[data-pane="products"] .m-grid-body [tabindex="0"]:visible').focus();
        await page.keyboard.press('Enter');
        await rows(page, /^Products with/)
          .locator(':focus')
          .waitFor();
      },
      ['products', 'generics'],
    ],
    [
      'Favourites',
      async () => {
        await page.keyboard.press('Alt+4');
        await rows(page, 'Favourites').first().waitFor();
      },
      ['search', 'products'],
    ],
    [
      'Order History',
      async () => {
        await page.keyboard.press('Alt+7');
        await rows(page, 'Order History').locator(':focus').waitFor();
      },
      ['history'],
    ],
    [
      'Responses',
      async () => {
        await page.keyboard.press('Alt+8');
        await rows(page, 'Responses').first().waitFor();
      },
      ['responses'],
    ],
  ];
  for (const [name, prepare, parts] of otherTabs) {
    await test.step(name, async () => {
      await page.keyboard.press('Alt+6');
      tried.push(...(await pressAll(page, prepare, parts)));
    });
  }
  const owed = [
    '↵ choose the regret from regrets',
    'Alt Q ask the supplier from regrets',
    '↵ show its products from products',
    '↵ show its items from history',
    '↵ show what came of it from responses',
    '↓ to the list from search',
    'Del take it off from products',
  ];
  expect(owed.filter((name) => !tried.includes(name))).toEqual([]);
});

test('every displayed key of another page works', THOROUGH, async ({ page, product }) => {
  await openSignedIn(page, `${product.url}/OrderManager`, 'admin@1001');
  await rows(page, 'Order Manager').first().waitFor();
  const from = [page.locator('body'), page.getByRole('grid').first()];
  for (const part of from) {
    for (const [key, name] of [
      ['Alt+n', 'Start A New Order'],
      ['Alt+i', 'Import An Order'],
      ['Alt+b', 'Baskets'],
    ] as const) {
      await part.focus();
      await page.keyboard.press(key);
      await expect(DONE[name]?.(page) ?? page.locator('body'), name).toBeVisible();
      await page.goto(`${product.url}/OrderManager`);
      await rows(page, 'Order Manager').first().waitFor();
    }
  }
  for (const path of ['Dashboard', 'Responses', 'PPLManager', 'Settings']) {
    await page.goto(`${product.url}/${path}`);
    await page.getByRole('main').waitFor();
    expect(await painted(page), path).toEqual([]);
  }
});
