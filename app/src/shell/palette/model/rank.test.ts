import { describe, expect, it } from 'vitest';
import type { Entry, GroupId } from './entry.ts';
import { rankEntries } from './rank.ts';

const entry = (title: string, more: Partial<Entry> = {}): Entry => ({
  id: title,
  group: 'products',
  title,
  target: { kind: 'path', path: '/' },
  ...more,
});

const found = (entries: readonly Entry[], typed: string, recent: readonly string[] = []) =>
  rankEntries(entries, typed, recent).flatMap((group) => group.entries.map(({ title }) => title));

describe('the ranking by typed text', () => {
  it.each<[string, string, readonly Entry[], readonly string[]]>([
    [
      'the beginning of a word beats the inside of one',
      'pan',
      [entry('Campana'), entry('Extra Pan'), entry('Panado')],
      ['Panado', 'Extra Pan', 'Campana'],
    ],
    [
      'a complete code ranks above everything',
      '500',
      [entry('500 things'), entry('Ibuprofen', { codes: ['5001'] }), entry('Aspirin', { codes: ['500'] })],
      ['Aspirin', 'Ibuprofen', '500 things'],
    ],
    ['a code is found without its spaces', '600 1234', [entry('Aspirin', { codes: ['6001234'] })], ['Aspirin']],
    [
      'a code is not found by its end',
      '1234',
      [entry('Aspirin', { codes: ['1234 5'] }), entry('B', { codes: [] })],
      ['Aspirin'],
    ],
    ['words match in any order', 'tab pan', [entry('Panado Tablets'), entry('Panado Syrup')], ['Panado Tablets']],
    [
      'a title ranks above the details next to it',
      'acme',
      [entry('Order', { detail: 'Acme' }), entry('Acme')],
      ['Acme', 'Order'],
    ],
    ['hidden words are searched too', 'headache', [entry('Panado', { words: 'fever headache' })], ['Panado']],
    ['accents are read past', 'creme', [entry('Crème fraîche')], ['Crème fraîche']],
    ['typed accents are ignored too', 'crème', [entry('Creme')], ['Creme']],
    ['apostrophes are read past, however they are written', 'd’urso', [entry("D'Urso")], ["D'Urso"]],
    ['a percent sign is a sign', '10%', [entry('Betadine 10%'), entry('Betadine 10 ml')], ['Betadine 10%']],
    [
      'the digits of a strength start a word',
      '500mg',
      [entry('Panado 500mg'), entry('Panado 1500mg')],
      ['Panado 500mg', 'Panado 1500mg'],
    ],
    ['a unit starts a word after its number', 'ml', [entry('Calml x'), entry('Syrup 50ml')], ['Syrup 50ml', 'Calml x']],
    ['signs of patterns mean themselves', '.*(', [entry('Panado'), entry('odd .*( name')], ['odd .*( name']],
    ['nothing matches', 'zzz', [entry('Panado')], []],
  ])('%s', (_, typed, entries, titles) => expect(found(entries, typed)).toEqual(titles));

  it('ranks recent choices before equal matches, and after better ones', () => {
    const entries = ['Panado', 'Pantoloc', 'Panamor', 'Campana'].map((title) => entry(title));
    expect(found(entries, 'pan', ['Campana', 'Panamor', 'Pantoloc'])).toEqual([
      'Panamor',
      'Pantoloc',
      'Panado',
      'Campana',
    ]);
  });

  it('ranks the group with the best entry first', () => {
    const entries = [
      entry('Old orders', { group: 'places' }),
      entry('Ordering', { group: 'settings' }),
      entry('Border', { group: 'actions' }),
    ];
    expect(rankEntries(entries, 'ordering', []).map(({ id }) => id)).toEqual(['settings']);
    expect(rankEntries(entries, 'order', []).map(({ id }) => id)).toEqual(['settings', 'places', 'actions']);
  });

  it('shows some of many, with the total count', () => {
    const many = Array.from({ length: 40 }, (_, index) => entry(`Panado ${index}`));
    const [group] = rankEntries(many, 'panado', []);
    expect([group?.entries.length, group?.count]).toEqual([6, 40]);
  });
});

describe('the ranking before anything is typed', () => {
  const of = (group: GroupId, title: string) => entry(title, { group });
  const all = [
    of('places', 'Dashboard'),
    of('actions', 'Save'),
    of('orders', 'Monday'),
    of('products', 'Panado'),
    of('settings', 'VAT'),
  ];

  it('lists places, actions and orders, and leaves out entries that must be searched', () => {
    expect(rankEntries(all, '', []).map(({ id }) => id)).toEqual(['places', 'actions', 'orders']);
    expect(rankEntries(all, ' ’ ', []).map(({ id }) => id)).toEqual(['places', 'actions', 'orders']);
  });

  it('lists recent choices first, once, and without those that no longer exist', () => {
    const [recent, ...others] = rankEntries(all, '', ['Panado', 'gone', 'Save']);
    expect([recent?.id, recent?.entries.map(({ title }) => title)]).toEqual(['recent', ['Panado', 'Save']]);
    expect(others.map(({ id }) => id)).toEqual(['places', 'orders']);
  });
});
