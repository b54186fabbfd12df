import type { ChildProcess } from 'node:child_process';

/** A browser that Playwright does not support, driven by its own protocol. */
export interface OtherBrowser {
  open(url: string): Promise<void>;
  /**
   * Evaluates an expression in the page.
   * @returns its value as JSON
   */
  evaluate<Value>(expression: string): Promise<Value>;
  close(): Promise<void>;
}

/**
 * Waits for a line of a program's output.
 * @throws if the program ends before
 */
export function getLine(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let output = '';
    const onData = (chunk: Buffer) => {
      output += chunk.toString();
      const found = pattern.exec(output);
      if (found) resolve(found);
    };
    child.stdout?.on('data', onData);
    child.stderr?.on('data', onData);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${output}`)));
  });
}
