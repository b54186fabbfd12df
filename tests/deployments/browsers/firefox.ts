import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getLine, type OtherBrowser } from './otherBrowser.ts';

type Answer = { id: number; type: 'success' | 'error'; result: Record<string, unknown>; message?: string };

interface Evaluated {
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** Sends WebDriver BiDi commands over one socket. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  };
  return async function send<Result>(method: string, params: object): Promise<Result> {
    last += 1;
    const id = last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result as Result;
  };
}

/** Starts Debian's Firefox headless with a new profile. */
export async function startFirefox(program: string): Promise<OtherBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'mortar-firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("remote.active-protocols", 1);\n');
  const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']);
  const [, address] = await getLine(child, /BiDi listening on (ws:\S+)/);
  const send = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  return {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      });
      if (!result) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value ?? 'null');
    },
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
