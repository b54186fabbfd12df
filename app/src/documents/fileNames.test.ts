import { describe, expect, it } from 'vitest';
import { fileDate, safeFileName } from './fileNames.ts';

describe('the date in a file name', () => {
  it('is the local time of the user', () => {
    expect(fileDate(new Date(2026, 0, 5, 9, 7, 59))).toBe('20260105_0907');
  });
});

describe('a typed file name', () => {
  it.each([
    ['Daily 24/7.xlsx', 'Daily 24_7.xlsx'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['a\u202egnp.xlsx', 'a_gnp.xlsx'],
    ['...', 'document'],
    ['.xlsx', 'document.xlsx'],
    [`${'x'.repeat(300)}.xlsx`, `${'x'.repeat(120)}.xlsx`],
    ['CurrentOrder.xlsx', 'CurrentOrder.xlsx'],
  ])('%j is saved as %j', (name, saved) => {
    expect(safeFileName(name)).toBe(saved);
  });
});
