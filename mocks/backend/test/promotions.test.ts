import { getPromotionImage, listPromotions, login } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { begin } from './buyer.ts';
import { answered, ask, enter } from './client.ts';

async function opened(username = 'shop@1001', scenario: Parameters<typeof begin>[0] = 'openingTime') {
  const { fetch, backend } = begin(scenario);
  const me = await enter(fetch, username);
  const list = (pagenum: number, pagesize = 20, searchphrase = '') =>
    ask(fetch, listPromotions, { query: { pagenum, pagesize, searchphrase } }, me);
  return { fetch, backend, me, list };
}

const rows = (outcome: Awaited<ReturnType<Awaited<ReturnType<typeof opened>>['list']>>) =>
  outcome.kind === 'value' ? outcome.value.promotions : [];

describe('promotions', () => {
  it('come page by page, each once, and the last page stands for all after it', async () => {
    const { list } = await opened();
    const first = await list(1);
    const pages = first.kind === 'value' ? first.value.numberofpages : 0;
    const all = (await Promise.all(Array.from({ length: pages }, (_, at) => list(at + 1)))).flatMap(rows);
    expect(new Set(all.map(({ promotionid }) => promotionid)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(20 * (pages - 1));
    expect(rows(await list(pages + 5))).toEqual(rows(await list(pages)));
    expect(rows(await list(1, 8))).toHaveLength(8);
  });

  it('are found by a word of their description, whatever its case', async () => {
    const { list } = await opened();
    const [some] = rows(await list(1));
    const word = some?.productdescription.split(' ')[0]?.toUpperCase() ?? '';
    const found = rows(await list(1, 20, word));
    expect(found.map(({ promotionid }) => promotionid)).toContain(some?.promotionid);
    for (const { productdescription, fulldescription } of found) {
      expect(`${productdescription} ${fulldescription}`.toUpperCase()).toContain(word);
    }
  });

  it('cost less than the supplier’s usual price, and are never medicines of schedule 2 or above', async () => {
    const { list, backend } = await opened();
    for (const { costprice, supplierpriceid, productcode, savings } of rows(await list(1, 100))) {
      const price = backend.catalogue.price(supplierpriceid);
      expect(costprice * 100).toBeLessThan(price?.pricecents ?? 0);
      expect(savings).toBeGreaterThan(0);
      expect(['N', 'NM', '0', '1']).toContain(backend.catalogue.byCode(productcode)?.schedule);
    }
  });

  it('have a picture each, drawn here and always the same', async () => {
    const { list, fetch, me } = await opened();
    const [one, other] = rows(await list(1));
    expect(one?.imagepath).toMatch(/^data:image\/png;base64,/);
    expect(one?.imagepath).not.toBe(other?.imagepath);
    const query = { productcode: one?.productcode ?? '', suppliercode: one?.suppliercode ?? '' };
    const { promotionimagebase64 } = await answered(fetch, getPromotionImage, { query }, me);
    expect(one?.imagepath).toBe(`data:image/png;base64,${promotionimagebase64}`);
  });

  it('are empty where nothing is sold', async () => {
    const { list } = await opened('shop@1001', 'nothingFound');
    expect(await list(1)).toEqual({ kind: 'nothing' });
  });

  it.each([
    ['admin@2000', 'Branded Store is not available for group profiles.'],
    ['buyer@1001', 'Cannot access Promotions due to lack of permissions.'],
  ])('are refused to %s', async (username, text) => {
    const { list } = await opened(username);
    expect(await list(1)).toMatchObject({ kind: 'error', code: 2, text });
  });
});

describe('the branded store', () => {
  it('brings its banners and adverts with the login, as pictures that need no other server', async () => {
    const { fetch } = begin('openingTime');
    const body = { username: 'shop@1001', password: 'Mortar#2026' };
    const { brandedstores, advertisements, staff } = await answered(fetch, login, { body }, null);
    expect(staff).toMatchObject({ brandedstoreenabled: true, advertisementsenabled: true });
    const [store] = brandedstores;
    const pictures = [
      ...advertisements,
      ...(store?.promobanners ?? []),
      ...(store?.dashboardfooterads.map(({ imageurl }) => imageurl) ?? []),
    ];
    expect(pictures.length).toBeGreaterThan(6);
    for (const picture of pictures)
      expect(decodeURIComponent(picture)).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/);
    expect(new Set(store?.dashboardfooterads.map(({ isclickable }) => isclickable))).toEqual(new Set([true, false]));
  });
});
