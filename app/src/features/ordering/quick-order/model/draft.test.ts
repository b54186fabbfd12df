import type { Table } from '@mortar/reading';
import { beforeEach, describe, expect, it } from 'vitest';
import { NO_ORDER } from '#orders/lines/unsavedLines.ts';
import { tabStorage } from '#session/storage.ts';
import { type Draft, forgetDraft, type Progress, readDraft, readProgress, storeDraft, storeProgress } from './draft.ts';

const NOTHING_DONE = { done: new Map(), sending: null };
const MINE = { username: 'buyer@1001', orderid: 7 };

const table: Table = {
  name: 'list.csv',
  layout: { kind: 'text', separator: ';', encoding: 'windows-1252', declared: false },
  rows: [{ number: 1, cells: ['6001234567899', 3] }],
};

const draft: Draft = {
  text: '',
  table,
  columns: { roles: ['code', 'quantity'], above: 0, named: false, quantity: 'chosen', asked: [] },
  choices: { rule: { kind: 'supplier', code: 'KEST' }, rounding: 'up', repeated: 'skip' },
  byHand: new Map([[1, { quantity: 4, productCode: 'P1', original: true }]]),
  ticks: new Map([[1, false]]),
};

const sent = { known: [1, 2], lineid: null, quantity: 3 };

const progress: Progress = {
  done: new Map([
    [1, { kind: 'added', quantity: 3, supplier: 'Kestrel Wholesale' }],
    [2, { kind: 'refused', text: 'No.' }],
    [3, { kind: 'unanswered', sent, supplierPriceId: 9, quantity: 3, supplier: 'Kestrel Wholesale' }],
  ]),
  sending: { numbers: [4, 5], sent, supplierPriceId: 9, quantity: 3, supplier: 'Kestrel Wholesale' },
};

describe('a list in progress', () => {
  beforeEach(forgetDraft);

  it('is stored unchanged, with its progress', () => {
    storeDraft(MINE, draft);
    storeProgress(MINE, progress);
    expect(readDraft(MINE)).toEqual(draft);
    expect(readProgress(MINE)).toEqual(progress);
  });

  it.each([
    ['another person', { ...MINE, username: 'admin@1001' }],
    ['another order', { ...MINE, orderid: 8 }],
  ])('is not restored for %s', (_, whose) => {
    storeDraft(MINE, draft);
    storeProgress(MINE, progress);
    expect(readDraft(whose)).toBeNull();
    expect(readProgress(whose)).toEqual(NOTHING_DONE);
  });

  it('keeps the products that an older version stored', () => {
    storeDraft(MINE, draft);
    const stored = tabStorage.read('mortar.quickOrder') as object;
    tabStorage.write('mortar.quickOrder', { ...stored, byHand: [[1, { productcode: 'P1', quantity: 4 }]] });
    expect(readDraft(MINE)?.byHand.get(1)).toEqual({ productCode: 'P1', quantity: 4 });
  });

  it('moves to the next order if its own is gone', () => {
    storeDraft({ ...MINE, orderid: NO_ORDER }, draft);
    storeProgress(MINE, progress);
    expect(readDraft({ ...MINE, orderid: 8 })).toEqual(draft);
    expect(readProgress({ ...MINE, orderid: 8 })).toEqual(NOTHING_DONE);
  });

  it('is removed once another list starts', () => {
    storeDraft(MINE, draft);
    storeProgress(MINE, progress);
    forgetDraft();
    expect([readDraft(MINE), readProgress(MINE)]).toEqual([null, NOTHING_DONE]);
  });

  it('is the pasted text if it is not accepted yet', () => {
    const pasted = { ...draft, text: '600', table: null, columns: null, choices: null };
    storeDraft(MINE, pasted);
    expect(readDraft(MINE)).toEqual(pasted);
  });

  it('drops its malformed parts', () => {
    tabStorage.write('mortar.quickOrder', { ...MINE, text: 3, table: { rows: 'x', layout: {} }, byHand: 7 });
    expect(readDraft(MINE)).toBeNull();
    tabStorage.write('mortar.quickOrder', {
      ...MINE,
      text: '600',
      columns: { roles: ['odd'], above: 0 },
      byHand: [[1, 2], ['x']],
      ticks: [[1, 3]],
    });
    expect(readDraft(MINE)).toMatchObject({
      text: '600',
      columns: { roles: ['none'] },
      byHand: new Map(),
      ticks: new Map(),
    });
    tabStorage.write('mortar.quickOrder.done', {
      ...MINE,
      done: [[1, { kind: 'added' }], [2, null], 3],
      sending: { sent: 1 },
    });
    expect(readProgress(MINE)).toEqual(NOTHING_DONE);
  });
});
