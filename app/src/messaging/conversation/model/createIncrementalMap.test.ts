import { expect, it, vi } from 'vitest';
import { createIncrementalMap } from './createIncrementalMap.ts';

it('maps again only the items that changed at their position', () => {
  const make = vi.fn(({ id }: { id: number }) => ({ key: String(id) }));
  const map = createIncrementalMap(make);
  const [one, two, three] = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const list = [one, two];
  const first = map(list);
  expect(first).toEqual([{ key: '1' }, { key: '2' }]);
  expect(map(list)).toBe(first);
  const next = map([one, two, three]);
  expect(next[0]).toBe(first[0]);
  expect(next[1]).toBe(first[1]);
  expect(make).toHaveBeenCalledTimes(3);
  expect(map([three])).toEqual([{ key: '3' }]);
});
