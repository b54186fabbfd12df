import type { ConsoleMessage, Page, Request } from 'playwright-core';

/** Forbidden events of a page during one story. */
export interface Watch {
  problems: string[];
  /** Addresses of failed requests, of this story or the previous one. */
  failed: ReadonlySet<string>;
  stop(): void;
}

/** The browser's own console message about a failed request. */
export const FAILED_REQUEST = /^Failed to load resource/;

/**
 * Records console warnings and errors, uncaught errors, and requests to other hosts until stopped.
 * @param before the watch of the previous story, which stays in the page until this one is rendered and may repeat its
 * requests
 */
export function watch(page: Page, before?: Watch): Watch {
  const problems: string[] = [];
  const failed = new Set<string>();
  const failedBefore = before?.failed;
  const origin = new URL(page.url()).origin;
  const requested = new Set<string>();
  const onConsole = (message: ConsoleMessage) => {
    if (FAILED_REQUEST.test(message.text())) {
      const { url } = message.location();
      failed.add(url);
      // A request of the previous story may fail later.
      if (!requested.has(url) || failedBefore?.has(url)) return;
      problems.push(`${message.text()} (${url})`);
      return;
    }
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  };
  const onError = (error: Error) => problems.push(`uncaught: ${error.message}`);
  const onRequest = (request: Request) => {
    requested.add(request.url());
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) problems.push(`outside host: ${url.href}`);
  };
  page.on('console', onConsole);
  page.on('pageerror', onError);
  page.on('request', onRequest);
  return {
    problems,
    failed,
    stop() {
      page.off('console', onConsole);
      page.off('pageerror', onError);
      page.off('request', onRequest);
    },
  };
}
