import { afterEach, describe, expect, it } from 'vitest';
import { tabStorage } from '#session/storage.ts';
import { isOf, readStoredCodes, type StoredCode, storeCodes, withCode, withLooking, withoutCode } from './keptCodes.ts';

afterEach(() => storeCodes('buyer', []));

const kept = (code: string, reason: StoredCode['reason'] = 'unknown', orderid = 7): StoredCode => ({
  code,
  orderid,
  reason,
});

describe('codes that opened nothing', () => {
  it('are there again for the same person, and for nobody else', () => {
    storeCodes('buyer', [kept('1'), kept('2', 'misread')]);
    expect(readStoredCodes('buyer')).toEqual([kept('1'), kept('2', 'misread')]);
    expect(readStoredCodes('somebody')).toEqual([]);
  });

  it('wait where the page went before the answer came', () => {
    storeCodes('buyer', [kept('1', 'looking')]);
    expect(readStoredCodes('buyer')).toEqual([kept('1', 'waiting')]);
  });

  it.each([null, 3, 'x', [], {}, { code: '' }, { code: '1' }, { code: 1, orderid: 7 }])('leave out %j', (damaged) => {
    tabStorage.write('mortar.scanned', { username: 'buyer', codes: [damaged, kept('1')] });
    expect(readStoredCodes('buyer')).toEqual([kept('1')]);
  });

  it('are those of the order, and those that had none', () => {
    const all = [kept('1'), kept('2', 'unknown', 8), kept('3', 'unknown', 0)];
    expect(all.filter(isOf(7)).map(({ code }) => code)).toEqual(['1', '3']);
  });

  it('are each there once, where they were', () => {
    const all = [kept('1'), kept('2')];
    expect(withCode(all, kept('1', 'failed'))).toEqual([kept('1', 'failed'), kept('2')]);
    expect(withCode(all, kept('3'))).toEqual([...all, kept('3')]);
    expect(withCode(all, kept('1', 'unknown', 8))).toHaveLength(3);
  });

  it('stay in sight while they are looked up again', () => {
    expect(withLooking([kept('1')], '1', 7)).toEqual([kept('1')]);
    expect(withLooking([], '1', 7)).toEqual([kept('1', 'looking')]);
  });

  it('go one by one', () => {
    expect(withoutCode([kept('1'), kept('2')], kept('1'))).toEqual([kept('2')]);
    expect(withoutCode([kept('1')], kept('1', 'unknown', 8))).toEqual([kept('1')]);
  });
});
