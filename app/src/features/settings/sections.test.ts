import { describe, expect, it } from 'vitest';
import { paths } from '#pages/paths.ts';
import { SECTIONS, sectionNamed, sectionsFor } from './sections.ts';

describe('the sections of the settings', () => {
  it('are named by the address, case-insensitively', () => {
    for (const { id } of SECTIONS) {
      const { searchParams, pathname } = new URL(paths.settings(id), 'http://localhost');
      expect([pathname, sectionNamed(SECTIONS, searchParams.get('section'))?.id]).toEqual(['/Settings', id]);
    }
    expect(sectionNamed(SECTIONS, 'REGRETS')?.id).toBe('regrets');
  });

  it.each([null, '', 'nothing', '__proto__', 'constructor', 'x'.repeat(10_000)])(
    'start with the first for %j',
    (name) => {
      expect(sectionNamed(SECTIONS, name)).toBe(SECTIONS[0]);
    },
  );

  it('of the group edition exist only there', () => {
    const only = SECTIONS.filter(({ groupOnly }) => groupOnly);
    expect(sectionsFor({ grouporderingenabled: true })).toEqual(SECTIONS);
    expect(sectionsFor({ grouporderingenabled: false })).toEqual(SECTIONS.filter((one) => !only.includes(one)));
  });
});
