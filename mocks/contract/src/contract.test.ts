import { describe, expect, expectTypeOf, it } from 'vitest';
import { type AnswerOf, branding, footerAd, login, readAnswer, submitIncorrectLink, updateOrderLock } from './index.ts';
import { registry } from './registry.ts';

describe('readAnswer', () => {
  it.each([
    [{ resultcode: 1 }, { kind: 'value', value: {} }],
    [{ resultcode: '1' }, { kind: 'value', value: {} }],
    [{ resultcode: 3 }, { kind: 'nothing' }],
    [{ resultcode: 5 }, { kind: 'nothing' }],
    [{ resultcode: 4 }, { kind: 'expired' }],
    [{ resultcode: 0 }, { kind: 'error', code: 0, text: '' }],
    [
      { resultcode: 2, resulttext: 'Server is busy' },
      { kind: 'error', code: 2, text: 'Server is busy' },
    ],
    [{ resultcode: 17 }, { kind: 'error', code: 17, text: '' }],
    [
      { resultcode: 69, staffname: 'Thandi', computername: 'TILL-2' },
      { kind: 'blocked', by: { staffname: 'Thandi', computername: 'TILL-2' } },
    ],
  ])('reads %j', (body, outcome) => {
    expect(readAnswer(updateOrderLock, body)).toEqual(outcome);
  });

  it.each([null, 'OK', '<html>', [], {}, { resultcode: null }, { resultcode: 'one' }, { resultCode: 1 }])(
    'rejects %j as a violation of the contract',
    (body) => {
      expect(readAnswer(updateOrderLock, body).kind).toBe('violation');
    },
  );

  it('rejects a successful answer without its fields as a violation', () => {
    expect(readAnswer(login, { resultcode: 1 }).kind).toBe('violation');
  });

  it("accepts '0' as success in answers from support", () => {
    expect(readAnswer(submitIncorrectLink, { code: '0', ticketNumber: 'T1', message: 'Thank you' })).toEqual({
      kind: 'value',
      value: { ticketNumber: 'T1', message: 'Thank you' },
    });
    expect(readAnswer(submitIncorrectLink, { code: '1' })).toMatchObject({ kind: 'error', code: 1 });
  });

  it('never accepts a field of the prototype', () => {
    const hostile = JSON.parse('{"resultcode":69,"staffname":"a","computername":"b","__proto__":{"polluted":true}}');
    const outcome = readAnswer(updateOrderLock, hostile);
    expect(outcome).toEqual({ kind: 'blocked', by: { staffname: 'a', computername: 'b' } });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('types the answer', () => {
    expectTypeOf<AnswerOf<typeof login>['apitoken']>().toBeString();
  });
});

describe('adverts and banners', () => {
  const store = (more: object) => ({ promobanners: ['a.png', ''], dashboardfooterads: [], ...more });
  const advert = { adid: 1, imageurl: 'one.png', isclickable: true };
  const none = { headline: '', line: '' };

  it('of a server without texts are read as before, without any', () => {
    expect(footerAd.parse(advert)).toEqual({ ...advert, ...none });
    expect(branding.parse(store({}))).toMatchObject({ promobanners: ['a.png', ''], promobannerwords: [] });
  });

  it('have their texts, a banner’s at its position', () => {
    const words = { headline: 'Cold and flu', line: 'Click to order' };
    expect(footerAd.parse({ ...advert, ...words })).toEqual({ ...advert, ...words });
    const { promobannerwords } = branding.parse(store({ promobannerwords: [{}, words] }));
    expect(promobannerwords).toEqual([none, words]);
  });

  it.each([7, null, true, {}, ['Cold and flu']])('ignore texts that are %j, and keep the rest', (wrong) => {
    expect(footerAd.parse({ ...advert, headline: wrong, line: 'Now' })).toEqual({
      ...advert,
      headline: '',
      line: 'Now',
    });
    expect(branding.parse(store({ promobannerwords: wrong })).promobanners).toEqual(['a.png', '']);
    const { promobannerwords } = branding.parse(store({ promobannerwords: [wrong, { headline: 'Now', line: wrong }] }));
    expect(promobannerwords).toEqual([none, { headline: 'Now', line: '' }]);
  });
});

describe('the registry', () => {
  it('names every call once, with its summary and section', () => {
    const names = [...registry.values()].map((call) => call.name);
    expect(new Set(names).size).toBe(names.length);
    for (const call of registry.values()) {
      expect(call.summary).toMatch(/\.$/);
      expect(call.section).toMatch(/00[012] §/);
    }
  });
});
