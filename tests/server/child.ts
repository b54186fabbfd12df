import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server in a separate process. */
export interface Child {
  port: number;
  reports: number;
  process: ChildProcess;
  /** Exit description if it ended by itself; null while it runs. */
  ended(): string | null;
  kill(): Promise<void>;
}

/** Creates a data directory; the caller removes it. */
export const dataFolder = () => mkdtempSync(join(tmpdir(), 'mortar-server-'));

/**
 * Starts `script` with `args` and waits for its first line: JSON with its ports.
 * @throws with its output if it ends before
 */
export function startChild(script: string, args: readonly string[]): Promise<Child> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let how: string | null = null;
  let output = '';
  const exited = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      how = `${signal ?? code}: ${output}`;
      resolve();
    });
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (!said.includes('\n')) return;
      const ports = JSON.parse(said.slice(0, said.indexOf('\n'))) as { port: number; reports: number };
      resolve({
        ...ports,
        process: child,
        ended: () => how,
        async kill() {
          child.kill('SIGKILL');
          await exited;
        },
      });
    });
    void exited.then(() => reject(new Error(how ?? 'ended')));
  });
}
