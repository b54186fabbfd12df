import type { OnProblem, Problem } from './problem.ts';

export interface PostProblemsOptions {
  /** Where they are posted to, as JSON. */
  url: string;
  /** Of the deployment, so that whoever reads them knows which. */
  version: string;
  brand: string;
  fetch?: typeof fetch;
  /** Milliseconds in which several problems become one request. Default 5 s. */
  gatherMs?: number;
}

/** What is posted. */
export interface ProblemReport {
  version: string;
  brand: string;
  problems: (Problem & { times: number })[];
}

/** Kinds of problems that one page tells of in its life; a broken server would have it send all day. */
const MAX_PROBLEMS = 30;
/** Letters of a problem's detail. */
const LETTERS = 600;

/**
 * Tells a deployment's own server of problems: each once, gathered for some seconds, and again when the page goes. It
 * sends no token, no cookie and no address of a page; a request that fails is not repeated.
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
    const told = { ...problem, detail: problem.detail.slice(0, LETTERS) };
    const name = JSON.stringify([told.kind, 'call' in told && told.call, told.detail]);
    const counted = waiting.get(name);
    if (counted) counted.times += 1;
    if (known.has(name) || known.size >= MAX_PROBLEMS) return;
    known.add(name);
    waiting.set(name, { ...told, times: 1 });
    timer ??= setTimeout(post, gatherMs);
  };
}
