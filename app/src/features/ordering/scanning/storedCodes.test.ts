import { afterEach, describe, expect, it } from 'vitest';
import { tabStorage } from '#session/storage.ts';
import {
  isOf,
  readStoredCodes,
  type StoredCode,
  storeCodes,
  withCode,
  withLooking,
  withoutCode,
} from './storedCodes.ts';

afterEach(() => storeCodes('buyer', []));

const stored = (code: string, reason: StoredCode['reason'] = 'unknown', orderid = 7): StoredCode => ({
  code,
  orderid,
  reason,
});

describe('scanned codes without a product', () => {
  it('are restored for the same user only', () => {
    storeCodes('buyer', [stored('1'), stored('2', 'misread')]);
    expect(readStoredCodes('buyer')).toEqual([stored('1'), stored('2', 'misread')]);
    expect(readStoredCodes('somebody')).toEqual([]);
  });

  it('are waiting again if the page closed before the answer', () => {
    storeCodes('buyer', [stored('1', 'looking')]);
    expect(readStoredCodes('buyer')).toEqual([stored('1', 'waiting')]);
  });

  it.each([null, 3, 'x', [], {}, { code: '' }, { code: '1' }, { code: 1, orderid: 7 }])('skip %j', (damaged) => {
    tabStorage.write('mortar.scanned', { username: 'buyer', codes: [damaged, stored('1')] });
    expect(readStoredCodes('buyer')).toEqual([stored('1')]);
  });

  it('are those of the order, and those without an order', () => {
    const all = [stored('1'), stored('2', 'unknown', 8), stored('3', 'unknown', 0)];
    expect(all.filter(isOf(7)).map(({ code }) => code)).toEqual(['1', '3']);
  });

  it('are stored once each, and keep their position', () => {
    const all = [stored('1'), stored('2')];
    expect(withCode(all, stored('1', 'failed'))).toEqual([stored('1', 'failed'), stored('2')]);
    expect(withCode(all, stored('3'))).toEqual([...all, stored('3')]);
    expect(withCode(all, stored('1', 'unknown', 8))).toHaveLength(3);
  });

  it('stay visible while they are looked up again', () => {
    expect(withLooking([stored('1')], '1', 7)).toEqual([stored('1')]);
    expect(withLooking([], '1', 7)).toEqual([stored('1', 'looking')]);
  });

  it('are removed one by one', () => {
    expect(withoutCode([stored('1'), stored('2')], stored('1'))).toEqual([stored('2')]);
    expect(withoutCode([stored('1')], stored('1', 'unknown', 8))).toEqual([stored('1')]);
  });
});
