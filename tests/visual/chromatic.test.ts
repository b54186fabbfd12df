import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHROMATIC_MODES } from '../../.storybook/modes.ts';
import { read } from '../../tools/architecture/sources.ts';
import { fromRoot } from '../../tools/paths.ts';
import { COMBINATIONS, getName } from '../stories/combinations.ts';

const config = JSON.parse(read('chromatic.config.json')) as Record<string, unknown>;

describe('Chromatic', { timeout: 60_000 }, () => {
  it('has a mode for every brand and mode, with the same globals as the toolbar', () => {
    expect(Object.keys(CHROMATIC_MODES)).toEqual(COMBINATIONS.map(getName));
    for (const combination of COMBINATIONS) expect(CHROMATIC_MODES[getName(combination)]).toMatchObject(combination);
  });

  it('knows every setting of the configuration', () => {
    const entry = createRequire(import.meta.url).resolve('chromatic/package.json');
    const help = execFileSync(process.execPath, [join(dirname(entry), 'dist', 'bin.cjs'), '--help'], {
      encoding: 'utf8',
    });
    const flag = (key: string) => `--${key.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
    expect(Object.keys(config).filter((key) => !help.includes(`${flag(key)} `))).toEqual([]);
  });

  it('is skipped with one line if there is no token', () => {
    const env = { ...process.env };
    delete env.CHROMATIC_PROJECT_TOKEN;
    const output = execFileSync(process.execPath, [fromRoot('tools', 'chromatic.ts')], { encoding: 'utf8', env });
    expect(output.trimEnd().split('\n')).toEqual([expect.stringContaining('CHROMATIC_PROJECT_TOKEN is not set')]);
  });

  it('has no token in a file', () => {
    expect(Object.keys(config).filter((key) => /token/i.test(key))).toEqual([]);
  });
});
