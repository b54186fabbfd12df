import type { OnProblem, Problem } from './problem.ts';

export interface PostProblemsOptions {
  /** Receives problems as JSON. */
  url: string;
  /** Identifies the deployment. */
  version: string;
  brand: string;
  fetch?: typeof fetch;
  /** Milliseconds in which problems are batched. Default 5 s. */
  gatherMs?: number;
}

/** Request body. */
export interface ProblemReport {
  version: string;
  brand: string;
  problems: (Problem & { times: number })[];
}

/** Maximum number of distinct problems per page, so that a broken server causes no flood. */
const MAX_PROBLEMS = 30;
const MAX_DETAIL = 600;

/**
 * Reports problems to the deployment's server: each once, batched, and when the page closes. Sends no token, cookie or
 * page address; failed requests are not repeated.
 */
export function postProblems({ url, version, brand, gatherMs = 5000, ...rest }: PostProblemsOptions): OnProblem {
  const send: typeof fetch = rest.fetch ?? ((...args) => fetch(...args));
  const known = new Set<string>();
  const waiting = new Map<string, Problem & { times: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const post = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const report: ProblemReport = { version, brand, problems: [...waiting.values()] };
    waiting.clear();
    send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
  };
  addEventListener('pagehide', post);
  return (problem) => {
    const truncated = { ...problem, detail: problem.detail.slice(0, MAX_DETAIL) };
    const name = JSON.stringify([truncated.kind, 'call' in truncated && truncated.call, truncated.detail]);
    const counted = waiting.get(name);
    if (counted) counted.times += 1;
    if (known.has(name) || known.size >= MAX_PROBLEMS) return;
    known.add(name);
    waiting.set(name, { ...truncated, times: 1 });
    timer ??= setTimeout(post, gatherMs);
  };
}
