import type { ConsoleMessage, Page, Request } from 'playwright-core';

/** What a page did during one story that no story may do. */
export interface Watch {
  problems: string[];
  /** Addresses whose requests failed, of this story or of the one before it. */
  failed: ReadonlySet<string>;
  stop(): void;
}

/** The browser says by itself of an address that it could not be had. */
export const FAILED_REQUEST = /^Failed to load resource/;

/**
 * Notes warnings and errors of the console, uncaught errors, and requests to any other host, until it is stopped.
 * @param before the watch of the story before it, which stays in the page until this one is rendered and may repeat its requests
 */
export function watch(page: Page, before?: Watch): Watch {
  const problems: string[] = [];
  const failed = new Set<string>();
  const failedBefore = before?.failed;
  const origin = new URL(page.url()).origin;
  const asked = new Set<string>();
  const onConsole = (message: ConsoleMessage) => {
    if (FAILED_REQUEST.test(message.text())) {
      const { url } = message.location();
      failed.add(url);
      // What the story before this one asked for, in the same page, may fail after it.
      if (!asked.has(url) || failedBefore?.has(url)) return;
      problems.push(`${message.text()} (${url})`);
      return;
    }
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  };
  const onError = (error: Error) => problems.push(`uncaught: ${error.message}`);
  const onRequest = (request: Request) => {
    asked.add(request.url());
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
