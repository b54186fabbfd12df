import { expect, test } from 'vitest';
import type { GridColumn } from '../types.ts';
import { getTracks, pinnedWidth } from './gridTracks.ts';

function column(id: string, given: Partial<GridColumn<null>> = {}): GridColumn<null> {
  return { id, header: id, width: 100, value: () => null, ...given };
}

test('keeps the order of unpinned columns, after the grid’s own', () => {
  const tracks = getTracks([column('a'), column('b', { hidden: true }), column('c')], 'multiple', true);
  expect(tracks.map((track) => track.id)).toEqual(['#select', '#expand', 'a', 'c']);
  expect(tracks.every((track) => track.style === undefined && track.pin === null)).toBe(true);
});

test('moves pinned columns to their edges, each offset by those beyond it', () => {
  const columns = [
    column('last', { pinned: 'end', width: 60 }),
    column('a'),
    column('name', { pinned: 'start', width: undefined, minWidth: 150 }),
    column('code', { pinned: 'start' }),
    column('b', { pinned: 'none' }),
    column('very last', { pinned: 'end', width: 40 }),
  ];
  const tracks = getTracks(columns, 'multiple', false);
  expect(tracks.map((track) => [track.id, track.style])).toEqual([
    ['#select', { insetInlineStart: 0 }],
    ['name', { insetInlineStart: 36 }],
    ['code', { insetInlineStart: 186 }],
    ['a', undefined],
    ['b', undefined],
    ['last', { insetInlineEnd: 40 }],
    ['very last', { insetInlineEnd: 0 }],
  ]);
  expect([pinnedWidth(tracks, 'start'), pinnedWidth(tracks, 'end')]).toEqual([286, 100]);
  const innermost = tracks.filter((track) => /m-grid-pinned-(start|end)/.test(track.className));
  expect(innermost.map((track) => track.id)).toEqual(['code', 'last']);
});

test('keeps the grid’s own columns with the others when only the end is pinned', () => {
  const tracks = getTracks([column('a'), column('z', { pinned: 'end' })], 'multiple', true);
  expect(tracks.map((track) => track.pin)).toEqual([null, null, null, 'end']);
});
