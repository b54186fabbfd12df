import { expect, it } from 'vitest';
import { statusColumn } from './statusColumn.tsx';
import type { LineStatus } from './statusWord.ts';

it('is filtered, found and exported by its displayed text', () => {
  const column = statusColumn<{ supply: LineStatus }>({
    id: 'supply',
    header: 'Status',
    status: (line) => line.supply,
  });
  expect(column).toMatchObject({ kind: 'choice', width: 112 });
  expect(column.format?.('regretted', { supply: 'regretted' })).toBe('Regretted');
  expect(statusColumn<{ supply: LineStatus }>({ ...column, width: 104, status: () => 'partial' }).width).toBe(104);
});
