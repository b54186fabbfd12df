import { expect, it } from 'vitest';
import { defaultConfig } from '#config/config.ts';
import { createClient } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { createQueryClient } from '#server/queries.ts';
import { goneOrder, messages } from './goneOrder.ts';

const ORDER = { orderid: 7, ordernumber: '20417', description: '', orderitems: [] };

it.each<[string, () => Promise<Response>, string | null]>([
  ['no longer has', async () => Response.json({ resultcode: 5 }), messages.gone],
  ['answers without', async () => Response.json({ resultcode: 1, clientorders: [] }), messages.gone],
  ['does not tell of', async () => Response.json({ resultcode: 2 }), null],
  ['gives no answer about', () => Promise.reject(new TypeError('offline')), null],
])('handles an order that the server %s', async (_, fetch, text) => {
  const client = createClient({ hosts: defaultConfig.hosts, fetch, caller: () => null, onExpired: () => {} });
  const queryClient = createQueryClient();
  queryClient.setQueryData(keys.order(7), ORDER);
  expect(await goneOrder(client, queryClient, 7)).toBe(text);
});
