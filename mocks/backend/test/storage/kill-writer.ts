import { addOrderItem } from '@mortar/contract';
import { createBackend } from '../../src/index.ts';
import { openDataDirectory } from '../../src/node/index.ts';
import { add, buyer, getLine, newOrder, offers } from '../support/buyer.ts';
import { callApi } from '../support/client.ts';

// Writes until killed, and prints what was acknowledged: 'order <id>', 'item <id> <order>' and 'sent <order> <number of
// items>'.
const dataDir = process.argv[2] ?? '';
const { seed, journal } = openDataDirectory(dataDir, { products: 300 });
const backend = createBackend({ seed, journal, answerAfterMs: 60_000 });
const { fetch } = backend;
const say = (line: string) => process.stdout.write(`${line}\n`);

for (const session of backend.store.sessions.all()) {
  backend.store.transaction(() => backend.store.sessions.put({ ...session, endedat: backend.clock.now() }));
}
const mine = await buyer(fetch);
const choice = offers(backend);
say('ready');
for (let round = 0; ; round += 1) {
  const orderid = await newOrder(mine);
  say(`order ${orderid}`);
  for (let n = 0; n < 5; n += 1) {
    const offer = choice[(round * 5 + n) % choice.length];
    if (!offer) throw new Error('nothing to order');
    if (n === 4) {
      await callApi(fetch, addOrderItem, getLine({ orderid, ...offer }), mine.by);
      continue;
    }
    say(`item ${await add(mine, { orderid, ...offer })} ${orderid}`);
  }
}
