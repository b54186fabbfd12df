import { expect, it } from 'vitest';
import type { Entry } from './entry.ts';
import { oneOfEach } from './oneOfEach.ts';

const place = (title: string, refusal?: string): Entry => ({
  id: `go.${title}`,
  group: 'places',
  title,
  refusal,
  target: { kind: 'path', path: `/${title}` },
});
const action = (title: string, refusal?: string, key?: string): Entry => ({
  id: `action:${title}`,
  group: 'actions',
  title,
  refusal,
  key,
  target: { kind: 'command', id: title },
});
const ids = (...entries: Entry[]) => oneOfEach(entries).map(({ id }) => id);

it.each([
  ['the action if both are available, because it has the key', place('Manager'), action('Manager'), ['action:Manager']],
  ['the page if the action is denied', place('Manager'), action('Manager', 'No.'), ['go.Manager']],
  ['the action if the page is denied', place('Manager', 'No.'), action('Manager'), ['action:Manager']],
  ['only one if both are denied', place('Manager', 'No.'), action('Manager', 'No.'), ['action:Manager']],
  ['both if their names differ', place('Manager'), action('Manage'), ['go.Manager', 'action:Manage']],
])('keeps of a page and an action with the same name %s', (_which, one, other, left) => {
  expect(ids(one, other)).toEqual(left);
  expect(ids(other, one)).toEqual(left.toSorted((a, b) => Number(a === one.id) - Number(b === one.id)));
});

it('compares names as they are displayed, and keeps one of several', () => {
  const history = action('Order History');
  expect(ids(place('order  history'), history, { ...history, id: 'action:menu' })).toEqual(['action:Order History']);
  expect(ids(place('Settings'), place('Settings'))).toEqual(['go.Settings']);
});
