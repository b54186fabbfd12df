import { updateFavourite } from '@mortar/contract';
import { expect, it } from 'vitest';
import type { Client } from '#server/client.ts';
import { saveFavourite } from './favourite.ts';

const product = { productId: 7, description: "Panado 500 mg TAB 20's" };

/** Server that does not answer changes and lists these favourites. */
function silent(favourites: readonly number[]) {
  const sent: string[] = [];
  const send = async (call: { name: string }) => {
    sent.push(call.name);
    if (call.name === updateFavourite.name) return { kind: 'network' };
    return { kind: 'value', value: { products: favourites.map((productid) => ({ productid })) } };
  };
  return { client: { send } as unknown as Client, sent };
}

it.each([
  ['marked', true, [7]],
  ['taken off', false, []],
] as const)(
  'treats a favourite with a lost answer as %s if the list shows it, and sends it once',
  async (_what, isFavourite, list) => {
    const { client, sent } = silent(list);
    await saveFavourite(client, { product, isFavourite });
    expect(sent).toEqual(['updateFavourite', 'listFavourites']);
  },
);

it.each([
  ['marked', true, [8]],
  ['taken off', false, [7]],
] as const)('fails if it was not %s', async (_what, isFavourite, list) => {
  const { client } = silent(list);
  await expect(saveFavourite(client, { product, isFavourite })).rejects.toMatchObject({ failure: { kind: 'network' } });
});
