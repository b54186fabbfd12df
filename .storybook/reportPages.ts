import type { IncomingMessage, ServerResponse } from 'node:http';
import { createBackend, manualClock, SAMPLE_PASSWORD, scenarios, signIn } from '@mortar/backend';
import { answerReports, REPORT_PATHS } from '@mortar/backend/node';
import type { Plugin } from 'vite';
import { standaloneThemes } from '../themes/tools/standalone.ts';

/** Fonts of the sample; others would be larger than Storybook itself. */
const isNeeded = (name: string) => name === 'themes.css' || /-latin-(?!ext)/.test(name);

/** Serves `/reports/` with the data of one scenario, whichever user the story has. */
async function reportPages() {
  const scenario = scenarios.openingTime();
  const backend = createBackend({ seed: scenario.seed, clock: manualClock(scenario.seed.now) });
  const session = { username: 'admin@1001', password: SAMPLE_PASSWORD };
  const { apitoken, staff } = await signIn(backend, { ...scenario, session });
  const looks = Object.fromEntries(Object.entries(standaloneThemes()).filter(([name]) => isNeeded(name)));
  const get = (path: string, method = 'GET') =>
    answerReports(
      backend,
      looks,
      new Request(`http://localhost/reports/${path}?retailerid=${staff.retailerid}`, {
        method,
        headers: { authorization: `Bearer ${apitoken}` },
      }),
    );
  const paths = [...REPORT_PATHS.files, ...REPORT_PATHS.data, ...Object.keys(looks)];
  return { get, paths, close: () => backend.close() };
}

/**
 * Serves report pages in Storybook as real files, because the service worker cannot reach a sandboxed frame: the
 * reference backend's pages with the default scenario's data.
 */
export function reportPagesPlugin(): Plugin {
  return {
    name: 'report-pages',
    async generateBundle() {
      const { get, paths, close } = await reportPages();
      for (const path of paths) {
        const source = new Uint8Array(await (await get(path)).arrayBuffer());
        this.emitFile({ type: 'asset', fileName: `reports/${path}`, source });
      }
      close();
    },
    async configureServer(server) {
      const { get } = await reportPages();
      const handle = async (request: IncomingMessage, response: ServerResponse) => {
        const answer = await get(new URL(request.url ?? '/', 'http://localhost').pathname.slice(1), request.method);
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        response.end(new Uint8Array(await answer.arrayBuffer()));
      };
      // Before Vite's own CORS handler: a framed report has no origin.
      server.middlewares.stack.unshift({ route: '/reports', handle });
    },
  };
}
