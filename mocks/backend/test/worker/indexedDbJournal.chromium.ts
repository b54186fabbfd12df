import { afterEach, expect, it } from 'vitest';
import { createBackend, scenarios } from '../../src/index.ts';
import { deleteIndexedDbJournal, openIndexedDbJournal, StoredProblem } from '../../src/worker/index.ts';

const NAME = 'journal of a test';
const closing: (() => void)[] = [];

const open = async () => {
  const journal = await openIndexedDbJournal(NAME);
  closing.push(() => journal.close());
  return journal;
};
afterEach(async () => {
  for (const close of closing.splice(0)) close();
  await deleteIndexedDbJournal(NAME);
});

const favourite = (productid: number) => ({
  collection: 'favourites',
  key: `1001/${productid}`,
  value: { retailerid: 1001, productid },
});

it('restores committed rows, and no deleted ones', async () => {
  const journal = await open();
  expect([...journal.load()]).toEqual([]);
  journal.commit([favourite(1), favourite(2)]);
  journal.commit([{ ...favourite(1), value: null }]);
  await journal.settled();
  expect([...(await open()).load()]).toEqual([favourite(2)]);
});

it('lets a backend continue where another one ended', async () => {
  const { seed } = scenarios.openingTime();
  const journal = await open();
  const first = createBackend({ seed, journal });
  first.store.transaction(() => first.store.favourites.put({ retailerid: 1001, productid: 77 }));
  await journal.settled();
  first.close();
  const second = createBackend({ seed, journal: await open() });
  expect(second.store.favourites.get('1001/77')).toEqual({ retailerid: 1001, productid: 77 });
  expect(second.store.sentOrders.size).toBe(first.store.sentOrders.size);
});

it('stores nothing of a commit that cannot be stored completely', async () => {
  const journal = await open();
  const unkeepable = { ...favourite(1), value: { retailerid: 1001, productid: 1, never: () => undefined } };
  expect(() => journal.commit([favourite(2), unkeepable])).toThrow(/could not be cloned/);
  await journal.settled();
  expect([...(await open()).load()]).toEqual([]);
  journal.close();
  expect(() => journal.commit([favourite(1)])).toThrow();
});

it('rejects rows of another shape, by name', async () => {
  const journal = await open();
  journal.commit([{ collection: 'favourites', key: '1001/3', value: { retailerid: 1001 } }]);
  await journal.settled();
  await expect(open()).rejects.toThrow(StoredProblem);
  await expect(open()).rejects.toThrow(/the row "1001\/3" of favourites/);
});
