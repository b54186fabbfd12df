import { describe, expect, test } from 'vitest';
import { orderedView, plainView } from '../rowModel/view.ts';
import { type ActiveCell, activeAt, activeInHeader, positionOfKey, reconcileActiveCell } from './activeCell.ts';

const getShown = (rows: readonly string[], order?: readonly number[]) => ({
  rows,
  view: order ? orderedView(Uint32Array.from(order)) : plainView(rows.length),
  rowKey: (row: string) => row,
});
const activeOn = (rows: readonly string[], position: number) =>
  activeAt(getShown(rows), position, 'name') as ActiveCell;

describe('the active cell', () => {
  test('stays the same object while nothing changes', () => {
    const active = activeOn(['a', 'b', 'c'], 1);
    expect(reconcileActiveCell(active, getShown(['a', 'b', 'c']))).toBe(active);
  });

  test.each<[string, string[], number[] | undefined, string | undefined, number | undefined]>([
    ['follows its row when rows come before it', ['x', 'y', 'a', 'b', 'c'], undefined, 'b', 3],
    ['follows its row through a sort', ['a', 'b', 'c'], [2, 1, 0], 'b', 1],
    ['moves to the row after a removed row', ['a', 'c'], undefined, 'c', 1],
    ['moves to the row before if the row after is removed too', ['a', 'x'], undefined, 'a', 0],
    ['moves to the row after one that is no longer visible', ['a', 'b', 'c'], [0, 2], 'c', 1],
    ['is forgotten when the rows are others', ['x', 'y', 'z'], undefined, undefined, undefined],
    ['is remembered while no row is visible', [], undefined, 'b', 1],
  ])('%s', (_, rows, order, key, position) => {
    const next = reconcileActiveCell(activeOn(['a', 'b', 'c'], 1), getShown(rows, order));
    expect([next?.key, next?.position]).toEqual([key, position]);
  });

  test('remembers its row while the header has focus', () => {
    const inHeader = activeInHeader(activeOn(['a', 'b', 'c'], 1), 'price');
    expect(inHeader).toMatchObject({ key: 'b', inHeader: true, track: 'price' });
    expect(reconcileActiveCell(inHeader, getShown(['x', 'b']))).toMatchObject({
      key: 'b',
      inHeader: true,
      position: 1,
    });
    expect(reconcileActiveCell(inHeader, getShown(['x', 'y']))).toMatchObject({ key: null, inHeader: true });
  });

  test('is not on a row that is not shown', () => {
    expect(activeAt(getShown(['a']), 1, 'name')).toBeNull();
    expect(activeAt(getShown(['a']), -1, 'name')).toBeNull();
    expect(positionOfKey(getShown(['a', 'b'], [0]), 'b')).toBe(-1);
    expect(positionOfKey(getShown(['a', 'b']), 'gone')).toBe(-1);
  });
});
