// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetSending, noteSending, readSending } from './sendingMark.ts';

const mark = { username: 'buyer@1001', orderid: 7, suppliers: ['KEST', 'UMVO'], at: 1000 };

beforeEach(() => sessionStorage.clear());

describe('an order that was being sent when the page went', () => {
  it('is found by the same person, until it is known what became of it', () => {
    noteSending(mark);
    expect(readSending('buyer@1001')).toEqual(mark);
    expect(readSending('admin@1001')).toBeNull();
    forgetSending();
    expect(readSending('buyer@1001')).toBeNull();
  });

  it('is nothing where nobody noted one', () => {
    expect(readSending('buyer@1001')).toBeNull();
  });

  it.each([
    ['its order', { orderid: '7' }],
    ['when it was', { at: null }],
    ['its suppliers', { suppliers: 'KEST' }],
    ['any supplier', { suppliers: [] }],
    ['any supplier that is a code', { suppliers: [7, null] }],
  ])('is nothing where what was noted lacks %s', (_name, damage) => {
    sessionStorage.setItem('mortar.sending', JSON.stringify({ ...mark, ...damage }));
    expect(readSending('buyer@1001')).toBeNull();
  });

  it('is read without what is no supplier’s code', () => {
    sessionStorage.setItem('mortar.sending', JSON.stringify({ ...mark, suppliers: ['KEST', 7] }));
    expect(readSending('buyer@1001')).toEqual({ ...mark, suppliers: ['KEST'] });
  });
});
