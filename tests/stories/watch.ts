import type { ConsoleMessage, Page, Request } from 'playwright-core';

/** What a page did during one story that no story may do. */
export interface Watch {
  problems: string[];
  stop(): void;
}

/** The browser says by itself of an address that it could not be had. */
export const FAILED_REQUEST = /^Failed to load resource/;

/** Notes warnings and errors of the console, what nobody caught, and requests to any other host, until it is stopped. */
export function watch(page: Page): Watch {
  const problems: string[] = [];
  const origin = new URL(page.url()).origin;
  const asked = new Set<string>();
  const onConsole = (message: ConsoleMessage) => {
    // What the story before this one asked for, in the same page, may fail after it.
    if (FAILED_REQUEST.test(message.text()) && !asked.has(message.location().url)) return;
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
    stop() {
      page.off('console', onConsole);
      page.off('pageerror', onError);
      page.off('request', onRequest);
    },
  };
}
