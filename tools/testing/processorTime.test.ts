import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { measureProcessorTime } from './processorTime.ts';

/** Uses a second of processor time, however long that takes. */
const BUSY = 'while (process.cpuUsage().user + process.cpuUsage().system < 1e6);';

it.runIf(existsSync('/proc/self/stat'))('counts the time of grandchild processes', async () => {
  const end = measureProcessorTime();
  const shell = spawn('sh', ['-c', `"${process.execPath}" -e '${BUSY}'; true`]);
  await new Promise((resolve) => shell.once('exit', resolve));
  const seconds = end() ?? 0;
  expect(seconds).toBeGreaterThan(0.3);
  expect(seconds).toBeLessThan(5);
});
