import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function onPath(names: readonly string[]): string | null {
  for (const name of names) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return null;
}

/**
 * Finds a program, installing it from Debian's packages if missing and permitted.
 * @param names its possible names
 * @param packages of Debian
 * @returns its path; null if it is not available
 */
export function findProgram(names: readonly string[], packages: readonly string[]): string | null {
  const found = onPath(names);
  if (found || process.getuid?.() !== 0 || !onPath(['apt-get'])) return found;
  process.stderr.write(`Installing Debian's ${packages.join(', ')}…\n`);
  const install = `apt-get update -qq; apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`;
  // apt fails while another test file installs packages, so they take turns.
  spawnSync('flock', [join(tmpdir(), 'mortar-apt.lock'), 'sh', '-c', install], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
  });
  return onPath(names);
}
