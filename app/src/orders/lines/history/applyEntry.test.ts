import { describe, expect, it } from 'vitest';
import type { OrderLine } from '#orders/current/model/line.ts';
import {
  adding,
  at,
  content,
  FREE_RULES,
  NO_FAULT,
  removing,
  setting,
  startPerson,
} from '#orders/lines/testing/historyPerson.ts';
import type { EntryKind, LineStep } from './model/entry.ts';
import { MAX_ENTRIES, nextEntry } from './model/history.ts';

describe('an action', () => {
  const cases: [EntryKind, (lines: readonly OrderLine[]) => LineStep[]][] = [
    ['add', () => [adding(3, 1, 4)]],
    ['delete', (lines) => [removing(at(lines, 0))]],
    ['quantity', (lines) => [setting(at(lines, 0), 9)]],
    ['merge', (lines) => [setting(at(lines, 1), 30)]],
    ['replace', (lines) => [setting(at(lines, 0), 20, 2)]],
    ['move', (lines) => [removing(at(lines, 0)), setting(at(lines, 1), 20, 3)]],
    ['quick order', () => [adding(3, 1, 4), adding(4, 1, 1)]],
  ];

  it.each(cases)('is undone and redone repeatedly: %s', async (kind, steps) => {
    const person = startPerson();
    for (const step of [adding(1, 1, 5), adding(2, 2, 10)]) person.byHand('add', [step]);
    const before = content(person.lines());
    person.byHand(kind, steps(person.lines()));
    const after = content(person.lines());
    expect(after).not.toEqual(before);
    for (const _time of [1, 2, 3]) {
      await person.take('undo');
      expect(content(person.lines())).toEqual(before);
      await person.take('redo');
      expect(content(person.lines())).toEqual(after);
    }
    expect(person.history()).toMatchObject({ past: { length: 3 }, future: { length: 0 } });
  });

  it('is undone twenty actions deep, and no further', async () => {
    const person = startPerson();
    for (let product = 1; product <= MAX_ENTRIES + 3; product += 1) person.byHand('add', [adding(product, 1, product)]);
    for (let times = 0; times < MAX_ENTRIES + 3; times += 1) await person.take('undo');
    expect(person.lines().map(({ productId }) => productId)).toEqual([1, 2, 3]);
    for (let times = 0; times < MAX_ENTRIES + 3; times += 1) await person.take('redo');
    expect(person.lines()).toHaveLength(MAX_ENTRIES + 3);
  });

  it('uses the new id of a line that was added again', async () => {
    const person = startPerson();
    person.byHand('add', [adding(1, 1, 5)]);
    const first = at(person.lines(), 0).id;
    person.byHand('quantity', [setting(at(person.lines(), 0), 8)]);
    person.byHand('delete', [removing(at(person.lines(), 0))]);
    await person.take('undo');
    expect(at(person.lines(), 0).id).not.toBe(first);
    await person.take('undo');
    expect(content(person.lines())).toEqual(['101: 5 + 0']);
    await person.take('undo');
    expect(person.lines()).toEqual([]);
    for (const _entry of [1, 2]) await person.take('redo');
    expect(content(person.lines())).toEqual(['101: 8 + 0']);
  });

  it('cannot be redone after another action', async () => {
    const person = startPerson();
    person.byHand('add', [adding(1, 1, 5)]);
    await person.take('undo');
    person.byHand('add', [adding(2, 1, 5)]);
    expect(await person.take('redo')).toBeNull();
  });
});

describe('a change by another user', () => {
  const refusals: [string, (lines: readonly OrderLine[]) => LineStep, object][] = [
    ['took the line off', (lines) => removing(at(lines, 0)), { how: 'gone' }],
    ['changed its quantity', (lines) => setting(at(lines, 0), 7), { how: 'changed', now: { quantity: 7 } }],
    ['changed its supplier', (lines) => setting(at(lines, 0), 9, 3), { how: 'changed', now: { creditorId: 3 } }],
  ];

  it.each(refusals)('is reported and left alone, and the previous action is next: %s', async (_what, by, changed) => {
    const person = startPerson();
    person.byHand('add', [adding(2, 1, 5)]);
    person.byHand('add', [adding(1, 1, 5)]);
    person.byHand('quantity', [setting(at(person.lines(), 1), 9)]);
    person.colleague(by(person.lines().slice(1)));
    const before = person.lines();
    expect(await person.take('undo')).toMatchObject({ kind: 'refused', changed: [changed] });
    expect(person.lines()).toBe(before);
    expect(await person.take('undo')).toMatchObject({ kind: 'refused' });
    expect(await person.take('undo')).toMatchObject({ kind: 'written' });
    expect(person.lines().some(({ productId }) => productId === 2)).toBe(false);
  });

  it('blocks the complete action, which writes nothing', async () => {
    const person = startPerson();
    for (const product of [1, 2, 3]) person.byHand('add', [adding(product, 1, 5)]);
    person.byHand(
      'move',
      person.lines().map((line) => setting(line, 10, 2)),
    );
    person.colleague(setting(at(person.lines(), 1), 20));
    const before = person.lines();
    expect(await person.take('undo')).toMatchObject({ kind: 'refused', changed: [{ how: 'changed' }] });
    expect(person.lines()).toBe(before);
  });

  it('can be a line that already exists', async () => {
    const person = startPerson();
    person.byHand('add', [adding(1, 1, 5)]);
    person.byHand('delete', [removing(at(person.lines(), 0))]);
    person.colleague(adding(1, 1, 3));
    expect(await person.take('undo')).toMatchObject({ kind: 'refused', changed: [{ how: 'there' }] });
    expect(content(person.lines())).toEqual(['101: 3 + 0']);
  });
});

describe('the rules of manual edits apply', () => {
  const deleted = (supplier: number, quantity: number) => {
    const person = startPerson();
    person.byHand('add', [adding(1, supplier, quantity)]);
    person.byHand('delete', [removing(at(person.lines(), 0))]);
    return person;
  };

  it('prompts for the password if a quantity is above the maximum', async () => {
    const person = deleted(1, 50);
    const rules = { maximum: 20, severalSuppliers: true };
    expect(await person.take('undo', NO_FAULT, rules)).toMatchObject({ kind: 'asked', what: 'limit' });
    expect(person.lines()).toEqual([]);
    expect(nextEntry(person.history(), 'undo')?.kind).toBe('delete');
  });

  it('prompts for the password only if a line returns to a locked supplier', async () => {
    const person = deleted(1, 5);
    expect(await person.take('undo', NO_FAULT, FREE_RULES, [101])).toMatchObject({ kind: 'asked', what: 'lock' });
    await person.take('undo');
    person.byHand('quantity', [setting(at(person.lines(), 0), 8)]);
    expect(await person.take('undo', NO_FAULT, FREE_RULES, [101])).toMatchObject({ kind: 'written' });
  });

  it('does not restore a second supplier if only one is allowed', async () => {
    const person = deleted(1, 5);
    person.colleague(adding(1, 3, 2));
    const rules = { maximum: null, severalSuppliers: false };
    expect(await person.take('undo', NO_FAULT, rules)).toMatchObject({ kind: 'refused', refused: { length: 1 } });
    expect(content(person.lines())).toEqual(['103: 2 + 0']);
  });
});

describe('a failed write', () => {
  const moved = () => {
    const person = startPerson();
    for (const product of [1, 2, 3]) person.byHand('add', [adding(product, 1, 5)]);
    person.byHand(
      'move',
      person.lines().map((line) => setting(line, 10, 2)),
    );
    return person;
  };

  it.each(['refused', 'lost', 'late'] as const)('leaves the rest to be undone next time: %s', async (how) => {
    const person = moved();
    expect(await person.take('undo', { at: 1, how })).toMatchObject({ made: { length: 1 }, failed: {} });
    expect(await person.take('undo')).toMatchObject({ made: { length: 2 }, failed: null });
    expect(content(person.lines())).toEqual(['101: 5 + 0', '201: 5 + 0', '301: 5 + 0']);
    for (const _part of [1, 2]) await person.take('redo');
    expect(content(person.lines())).toEqual(['102: 10 + 1', '202: 10 + 1', '302: 10 + 1']);
  });

  it('is never done twice if it completed late', async () => {
    const person = startPerson();
    person.byHand('add', [adding(1, 1, 5)]);
    person.byHand('delete', [removing(at(person.lines(), 0))]);
    await person.take('undo', { at: 0, how: 'late' });
    await person.take('undo');
    expect(content(person.lines())).toEqual(['101: 5 + 0']);
    await person.take('undo');
    expect(person.lines()).toEqual([]);
  });
});
