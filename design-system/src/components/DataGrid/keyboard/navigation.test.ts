import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellAfter, HEADER_ROW } from './navigation.ts';

const bounds = { rows: 100, columns: 5, page: 10, rightToLeft: false };

describe('a key', () => {
  test.each([
    ['ArrowDown', false, [3, 2], [4, 2]],
    ['ArrowDown', false, [99, 2], [99, 2]],
    ['ArrowDown', false, [HEADER_ROW, 2], [0, 2]],
    ['ArrowDown', true, [3, 2], [99, 2]],
    ['ArrowDown', true, [HEADER_ROW, 2], [0, 2]],
    ['ArrowUp', false, [3, 2], [2, 2]],
    ['ArrowUp', false, [0, 2], [0, 2]],
    ['ArrowUp', false, [HEADER_ROW, 2], [HEADER_ROW, 2]],
    ['ArrowUp', true, [50, 2], [0, 2]],
    ['ArrowUp', true, [0, 2], [HEADER_ROW, 2]],
    ['ArrowUp', true, [HEADER_ROW, 2], [HEADER_ROW, 2]],
    ['ArrowRight', false, [3, 2], [3, 3]],
    ['ArrowRight', false, [3, 4], [3, 4]],
    ['ArrowRight', true, [3, 2], [3, 4]],
    ['ArrowLeft', false, [3, 2], [3, 1]],
    ['ArrowLeft', false, [3, 0], [3, 0]],
    ['ArrowLeft', true, [3, 2], [3, 0]],
    ['Home', false, [3, 2], [3, 0]],
    ['End', false, [3, 2], [3, 4]],
    ['Home', true, [3, 2], [0, 0]],
    ['End', true, [3, 2], [99, 4]],
    ['PageDown', false, [3, 2], [13, 2]],
    ['PageDown', false, [95, 2], [99, 2]],
    ['PageUp', false, [13, 2], [3, 2]],
    ['PageUp', false, [3, 2], [0, 2]],
    ['PageUp', false, [HEADER_ROW, 2], [HEADER_ROW, 2]],
  ] as const)('%s (Ctrl: %s) moves from %j to %j', (key, ctrlKey, [row, column], [nextRow, nextColumn]) => {
    expect(cellAfter({ key, ctrlKey }, { row, column }, bounds)).toEqual({ row: nextRow, column: nextColumn });
  });

  test('is mirrored in right-to-left layout', () => {
    const stroke = { key: 'ArrowLeft', ctrlKey: false };
    expect(cellAfter(stroke, { row: 0, column: 1 }, { ...bounds, rightToLeft: true })).toEqual({ row: 0, column: 2 });
  });

  test.each(['a', 'Tab', 'Delete', 'F2', 'Escape'])('%s does not move', (key) => {
    expect(cellAfter({ key, ctrlKey: false }, { row: 3, column: 2 }, bounds)).toBeNull();
  });

  test('reaches the header only with Ctrl, from the first row', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];
    const cells = fc.record({ row: fc.nat({ max: 99 }), column: fc.nat({ max: 4 }) });
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.boolean(), cells, (key, ctrlKey, cell) => {
        const inHeader = cellAfter({ key, ctrlKey }, cell, bounds)?.row === HEADER_ROW;
        expect(inHeader).toBe(key === 'ArrowUp' && ctrlKey && cell.row === 0);
      }),
    );
  });

  test('never leaves the grid, and reaches only the header in an empty one', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];
    const stroke = fc.record({ key: fc.constantFrom(...keys), ctrlKey: fc.boolean() });
    fc.assert(
      fc.property(fc.array(stroke), fc.nat({ max: 20 }), fc.integer({ min: 1, max: 4 }), (strokes, rows, columns) => {
        let cell = { row: rows > 0 ? 0 : HEADER_ROW, column: 0 };
        for (const one of strokes) {
          cell = cellAfter(one, cell, { ...bounds, rows, columns }) ?? cell;
          expect(cell.row).toBeGreaterThanOrEqual(HEADER_ROW);
          expect(cell.row).toBeLessThan(Math.max(rows, 0));
          expect(cell.column).toBeGreaterThanOrEqual(0);
          expect(cell.column).toBeLessThan(columns);
        }
      }),
    );
  });
});
