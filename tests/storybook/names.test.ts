import { describe, expect, it } from 'vitest';
import { storyName } from '../../.storybook/manifest/names.ts';
import { storybookEntries } from './entries.ts';

describe('names in the sidebar', () => {
  it.each([
    ['a state of the manifest', { name: 'lines', exportName: 'Lines' }, 'Lines'],
    ['a name that Storybook made from an export', { name: 'Many Lines', exportName: 'ManyLines' }, 'Many lines'],
    ['a single letter', { name: 'In A Grid', exportName: 'InAGrid' }, 'In a grid'],
    ['an abbreviation', { name: 'Cut PDF', exportName: 'CutPDF' }, 'Cut PDF'],
    ['a number', { name: 'Code 2', exportName: 'Code2' }, 'Code 2'],
    [
      'a product name with capitals',
      { name: 'Leads To Advanced Regrets', exportName: 'LeadsToAdvancedRegrets' },
      'Leads to Advanced Regrets',
    ],
    ['a name written by hand', { name: 'opened by Update Keyword', exportName: 'Opened' }, 'Opened by Update Keyword'],
    ['a page of documentation', { name: 'Docs' }, 'Docs'],
  ])('are in sentence case: %s', (_, entry, shown) => {
    expect(storyName(entry)).toBe(shown);
  });

  it('start with a capital or a digit, and are unique under a title', () => {
    const shown = storybookEntries.map((entry) => ({ title: entry.title, name: storyName(entry) }));
    expect(shown.filter(({ name }) => !/^[A-Z0-9]/.test(name))).toEqual([]);
    const places = shown.map(({ title, name }) => `${title}: ${name}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });
});
