import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EnvironmentError } from '../../../tools/checkouts/environmentError.ts';
import { findChromium } from '../../../tools/chromium.ts';

/** Everything besides the Storybook that affects a screenshot. */
export interface Environment {
  executable: string;
  /** The browser's name and version. */
  browser: string;
  /** Display name: browser, fonts and capture code. Screenshots and approvals are valid within one environment only. */
  name: string;
  /** Short hash of the name, for file names. */
  key: string;
}

/** Files that affect how a screenshot is taken. */
const HOW = [
  '../../../.storybook/modes.ts',
  '../../../.storybook/moment.ts',
  'still.ts',
  'inPage.ts',
  'onStage.ts',
  'settings.ts',
  'studio.ts',
  'capture.ts',
  '../../stories/combinations.ts',
];

const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

function fonts(): string {
  const { status, stdout } = spawnSync('fc-list', ['--format', '%{file} %{fontversion}\n'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().split('\n').sort().join('\n') : 'unknown';
}

/**
 * Returns this machine's environment.
 * @throws EnvironmentError if it has no working browser
 */
export function readEnvironment(): Environment {
  try {
    const executable = findChromium();
    const browser = /[A-Z]\w+ [\d.]+/.exec(
      execFileSync(executable, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    )?.[0];
    if (!browser) throw new Error(`${executable} does not say its version.`);
    const how = HOW.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n');
    const name = `${browser} on ${process.platform} ${process.arch}, fonts ${short(fonts())}, shot by ${short(how)}`;
    return { executable, browser, name, key: short(name) };
  } catch (error) {
    throw new EnvironmentError(`There is no browser to shoot in: ${error instanceof Error ? error.message : error}`);
  }
}
