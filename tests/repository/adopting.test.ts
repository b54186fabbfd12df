import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read } from '../../tools/architecture/sources.ts';
import { fromRoot } from '../../tools/paths.ts';
import { LIBRARIES } from '../../tools/publishing/libraries.ts';

const ADOPTER = 'tests/packages/adopter';
const page = read('docs/adopting.md');
/** Code blocks of the page that name their file. */
const shown = new Map(
  [...page.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, name = '', code]) => [name, code]),
);

describe('the page for adopters', () => {
  it('matches the application that the packages are tested with, file by file', () => {
    for (const [name, code] of shown) expect(code, name).toBe(read(`${ADOPTER}/${name}`));
  });

  it('leaves out only files that every new application has', () => {
    const files = globSync('**/*.*', { cwd: fromRoot(ADOPTER) }).filter((name) => !name.startsWith('node_modules'));
    expect(files.filter((name) => !shown.has(name)).sort()).toEqual(['tsconfig.json', 'vite.config.ts']);
  });

  it('lists the packages to install: every peer, and Chakra in the required version', () => {
    const [, command = ''] = /^npm install .*\\\n +(.+)$/m.exec(page) ?? [];
    const peers = LIBRARIES.flatMap(({ peers }) => peers).filter((name) => !name.startsWith('@mortar/'));
    const installed = command.split(' ').map((name) => name.replace(/(?<=.)@.*/, ''));
    expect(installed.sort()).toEqual([...peers].sort());
    const chakra = JSON.parse(read('design-system/node_modules/@chakra-ui/react/package.json')).version;
    expect(command).toContain(`@chakra-ui/react@${chakra}`);
  });

  it('names the tarballs of the current version, which both packages share', () => {
    const versions = LIBRARIES.map(({ folder }) => JSON.parse(read(`${folder}/package.json`)).version);
    expect(new Set(versions).size).toBe(1);
    for (const { folder } of LIBRARIES) expect(page).toContain(`./mortar-${folder}-${versions[0]}.tgz`);
  });
});
