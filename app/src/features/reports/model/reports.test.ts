import { describe, expect, it } from 'vitest';
import { reportNamed, toReportGroups } from './reports.ts';

const answer = (group: string, title: string) => ({
  group,
  title,
  description: '',
  link: `https://r.example/${title}`,
});

describe('groups of reports', () => {
  it('are in the order of the server, each with its own reports', () => {
    const groups = toReportGroups([answer('B', 'Two'), answer('A', 'One'), answer('B', 'Three')]);
    expect(groups.map(({ title, reports }) => [title, reports.map((report) => report.title)])).toEqual([
      ['B', ['Two', 'Three']],
      ['A', ['One']],
    ]);
  });

  it('give each report a unique name for the address', () => {
    const groups = toReportGroups([answer('A', 'Spend (R)'), answer('B', 'Spend (R)'), answer('B', '!')]);
    expect(groups.flatMap(({ reports }) => reports).map(({ id }) => id)).toEqual(['spend-r', 'spend-r-2', 'report']);
    expect(reportNamed(groups, 'spend-r-2')?.link).toBe('https://r.example/Spend (R)');
    expect(reportNamed(groups, 'gone')).toBeUndefined();
    expect(reportNamed(groups, null)).toBeUndefined();
  });
});
