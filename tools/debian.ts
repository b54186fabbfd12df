import { spawnSync } from 'node:child_process';

function onPath(names: readonly string[]): string | null {
  for (const name of names) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return null;
}

/**
 * A program of this machine, from Debian's packages where it lacks it and we may install.
 * @param names under which it may be known
 * @param packages of Debian
 * @returns its path; null where there is none and none can be had
 */
export function findProgram(names: readonly string[], packages: readonly string[]): string | null {
  const found = onPath(names);
  if (found || process.getuid?.() !== 0 || !onPath(['apt-get'])) return found;
  process.stderr.write(`Installing Debian's ${packages.join(', ')}…\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, stdio: 'ignore' });
  return onPath(names);
}
