import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Milliseconds between samples; a process that ends in between counts up to its last sample. */
const INTERVAL = 500;
/** Ticks per second of processor time in Linux's /proc. */
const TICKS = 100;

interface Process {
  parent: number;
  seconds: number;
}

function processes(): Map<number, Process> {
  const found = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // A program's name may hold spaces and brackets; the numbers follow it.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      found.set(Number(name), { parent: fields[1] ?? 0, seconds: ((fields[11] ?? 0) + (fields[12] ?? 0)) / TICKS });
    } catch {
      // The process has ended.
    }
  }
  return found;
}

/**
 * Measures the processor time of all processes that this one starts from now on.
 * @returns a function that stops and returns seconds of all processors together; null where the system does not report
 * them (only Linux does)
 */
export function measureProcessorTime(): () => number | null {
  if (!existsSync('/proc/self/stat')) return () => null;
  const own = new Set([process.pid]);
  const seconds = new Map<number, number>();
  const sample = () => {
    const running = processes();
    for (let grew = true; grew; ) {
      grew = false;
      for (const [id, { parent }] of running) {
        if (own.has(id) || !own.has(parent)) continue;
        own.add(id);
        grew = true;
      }
    }
    for (const id of own) {
      const found = running.get(id);
      if (found && id !== process.pid) seconds.set(id, found.seconds);
    }
  };
  sample();
  const before = [...seconds.values()].reduce((sum, each) => sum + each, 0);
  const timer = setInterval(sample, INTERVAL);
  return () => {
    clearInterval(timer);
    sample();
    return [...seconds.values()].reduce((sum, each) => sum + each, 0) - before;
  };
}
