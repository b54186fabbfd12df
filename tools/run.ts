import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import { root } from './paths.ts';

export interface RunOptions {
  /** File for the output; default the terminal. */
  log?: string;
  env?: Record<string, string>;
  /** Working directory. Default the repository's root. */
  cwd?: string;
  /** True runs the command at low priority. */
  background?: boolean;
}

/** Nice value: 19 is the lowest priority, 0 the default. */
const BACKGROUND = 10;

/**
 * Runs a command of the packages.
 * @throws if it exits with a code other than 0
 */
export async function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<void> {
  const code = await exitCode(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} exited with ${code}`);
}

/** Runs a command of the packages and returns its exit code. */
export function exitCode(command: string, args: readonly string[], options: RunOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    if (options.log) mkdirSync(dirname(options.log), { recursive: true });
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      stdio: ['ignore', options.log ? 'pipe' : 'inherit', options.log ? 'pipe' : 'inherit'],
      env: { ...process.env, ...(options.log && { NO_COLOR: '1' }), STORYBOOK_DISABLE_TELEMETRY: '1', ...options.env },
    });
    if (options.background && child.pid !== undefined) setPriority(child.pid, BACKGROUND);
    if (options.log) {
      const file = createWriteStream(options.log);
      child.stdout?.pipe(file, { end: false });
      child.stderr?.pipe(file, { end: false });
      child.on('close', () => file.end());
    }
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
