import { spawn } from 'node:child_process';
import { vi } from 'vitest';
import { getLine, type OtherBrowser } from './otherBrowser.ts';

/** Milliseconds within which the driver must listen. */
const START_TIMEOUT = 10_000;

/** Sends WebDriver commands over HTTP. */
const driver = (base: string) =>
  async function send<Value>(method: string, path: string, body?: object): Promise<Value> {
    const answer = await fetch(base + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await answer.json()) as { value: Value & { message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };

/**
 * Starts Debian's WebKitGTK in a virtual screen.
 * @param programs its driver, the screen's server
 */
export async function startWebKit(programs: { driver: string; screen: string }): Promise<OtherBrowser> {
  const screen = spawn(programs.screen, ['-displayfd', '1', '-screen', '0', '1366x768x24', '-nolisten', 'tcp']);
  const [, display] = await getLine(screen, /(\d+)\n/);
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  // The sandbox needs permissions that root in a container lacks.
  const env = { ...process.env, DISPLAY: `:${display}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const child = spawn(programs.driver, [`--port=${port}`], { env });
  const send = driver(`http://127.0.0.1:${port}`);
  await vi.waitFor(() => send('GET', '/status'), { timeout: START_TIMEOUT });
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities: {} });
  const session = `/session/${sessionId}`;
  return {
    async open(url) {
      await send('POST', `${session}/url`, { url });
    },
    evaluate: (expression) => send('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    async close() {
      await send('DELETE', session).catch(() => undefined);
      for (const each of [child, screen]) each.kill('SIGKILL');
    },
  };
}
