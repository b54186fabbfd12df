import { execFileSync } from 'node:child_process';
import { root } from '../paths.ts';
import { EnvironmentError } from './environmentError.ts';

/**
 * Runs git in the repository and returns its output.
 * @throws EnvironmentError with git's message
 */
export function git(args: readonly string[], input?: string): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(input !== undefined && { input }),
    });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new EnvironmentError(`git ${args.slice(0, 3).join(' ')}: ${stderr.trim() || String(error)}`);
  }
}

const succeeds = (args: readonly string[]) => {
  try {
    git(args);
    return true;
  } catch {
    return false;
  }
};

/**
 * Returns the full hash of a commit.
 * @throws EnvironmentError if it does not exist
 */
export function getCommit(ref: string): string {
  try {
    return git(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]).trim();
  } catch {
    throw new EnvironmentError(`There is no commit called ${ref} here.`);
  }
}

/** Returns the merge base with main; on main itself, the last commit. */
export function mergeBase(): string {
  const main = ['main', 'origin/main'].find((name) => succeeds(['rev-parse', '--verify', '--quiet', name]));
  if (!main) throw new EnvironmentError('There is no branch main to compare with: name a commit with --base.');
  return git(['merge-base', main, 'HEAD']).trim();
}

/** Returns the user's name as used in commits. */
export function personName(): string {
  try {
    return git(['config', 'user.name']).trim();
  } catch {
    return 'somebody';
  }
}
