// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '#server/outcome.ts';
import { forgetSending, readSending, sendWithMark } from './sendingMark.ts';

const mark = { username: 'buyer@1001', orderid: 7, suppliers: ['KEST', 'UMVO'], at: 1000 };

beforeEach(() => sessionStorage.clear());

const sent = (outcome: Outcome<string>) => sendWithMark(mark, async () => outcome);

describe('an order that was being sent when the page closed', () => {
  it('is found by the same person for the same order, until its result is known', async () => {
    const answer = Promise.withResolvers<Outcome<string>>();
    const sending = sendWithMark(mark, () => answer.promise);
    expect(readSending('buyer@1001', 7)).toEqual(mark);
    expect(readSending('admin@1001', 7)).toBeNull();
    expect(readSending('buyer@1001', 8)).toBeNull();
    expect(readSending('buyer@1001', 0)).toBeNull();
    answer.resolve({ kind: 'network' });
    expect(await sending).toEqual({ kind: 'network' });
    expect(readSending('buyer@1001', 7)).toEqual(mark);
    forgetSending();
    expect(readSending('buyer@1001', 7)).toBeNull();
  });

  it('is cleared once it was rejected', async () => {
    await sent({ kind: 'error', code: 2, text: '' });
    expect(readSending('buyer@1001', 7)).toBeNull();
  });

  it('is still the second attempt if it followed immediately after the first', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await sent({ kind: 'network' });
    const second = { ...mark, at: 1500 };
    void sendWithMark(second, () => new Promise(() => undefined));
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect(readSending('buyer@1001', 7)).toEqual(second);
  });

  it('is null if none was stored', () => {
    expect(readSending('buyer@1001', 7)).toBeNull();
  });

  it.each([
    ['its order', { orderid: '7' }],
    ['when it was', { at: null }],
    ['its suppliers', { suppliers: 'KEST' }],
    ['any supplier', { suppliers: [] }],
    ['any supplier that is a code', { suppliers: [7, null] }],
  ])('is null if the stored value lacks %s', (_name, damage) => {
    sessionStorage.setItem('mortar.sending', JSON.stringify({ ...mark, ...damage }));
    expect(readSending('buyer@1001', 7)).toBeNull();
  });

  it('is read without invalid supplier codes', () => {
    sessionStorage.setItem('mortar.sending', JSON.stringify({ ...mark, suppliers: ['KEST', 7] }));
    expect(readSending('buyer@1001', 7)).toEqual({ ...mark, suppliers: ['KEST'] });
  });
});
