import { assignOrderRetailers, sendGroupOrders } from '@mortar/contract';
import { createBackend } from '../../src/index.ts';
import { openDataDirectory } from '../../src/node/index.ts';
import { add, buyer, newOrder, offers } from '../support/buyer.ts';
import { answered } from '../support/client.ts';

// Orders and sends for two pharmacies of a group until killed, and prints what was acknowledged: 'item <quantity>
// <order>' and 'sent <order>'. Each line has a unique quantity that identifies it.
const dataDir = process.argv[2] ?? '';
const { seed, journal } = openDataDirectory(dataDir, { products: 300 });
const backend = createBackend({ seed, journal, answerAfterMs: 60_000 });
const { fetch, store } = backend;
const say = (line: string) => process.stdout.write(`${line}\n`);

for (const session of store.sessions.all()) {
  store.transaction(() => store.sessions.put({ ...session, endedat: backend.clock.now() }));
}
const mine = await buyer(fetch, 'buyer@2000', 'HQ-1');
const choice = offers(backend, 'KEST');
say('ready');
for (let round = 0; ; round += 1) {
  const orderid = await newOrder(mine);
  const retailers = { groupretailerid: 2000, orderid, retailerids: [2001, 2002] };
  await answered(fetch, assignOrderRetailers, { body: retailers }, mine.by);
  for (let n = 0; n < 3; n += 1) {
    const offer = choice[(round * 3 + n) % choice.length];
    if (!offer) throw new Error('nothing to order');
    const quantity = orderid * 3 + n;
    await add(mine, { orderid, quantity, ...offer });
    say(`item ${quantity} ${orderid}`);
  }
  const kest = { suppliername: 'Kestrel Wholesale', suppliercode: 'KEST', computername: 'HQ-1' };
  const body = { groupretailerid: 2000, baseorderid: orderid, staffname: 'A Buyer', supplierorders: [kest] };
  await answered(fetch, sendGroupOrders, { body }, mine.by);
  say(`sent ${orderid}`);
}
