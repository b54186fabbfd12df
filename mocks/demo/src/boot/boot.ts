// The first page from the host: registers the service worker, and reopens with it.

import { ATTEMPTS_KEY } from '../paths.ts';

const WORKER = '/worker.js';
/** Maximum number of attempts without a worker before it shows an error. */
const MAX_ATTEMPTS = 3;

const say = (text: string) => {
  const status = document.getElementById('status');
  if (status) status.textContent = text;
};

const waitForActivation = (worker: ServiceWorker) =>
  new Promise<void>((resolve, reject) => {
    const checkWorker = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('A file could not be loaded. Please try again.'));
    };
    worker.addEventListener('statechange', checkWorker);
    checkWorker();
  });

async function start(): Promise<void> {
  if (!isSecureContext) throw new Error('Browsers allow it by https alone, and on this machine.');
  if (!('serviceWorker' in navigator)) throw new Error('This browser, or its private window, has no service workers.');
  const openings = Number(sessionStorage.getItem(ATTEMPTS_KEY)) + 1;
  if (openings > MAX_ATTEMPTS) {
    sessionStorage.removeItem(ATTEMPTS_KEY);
    throw new Error('This browser does not let it stand between the page and the network.');
  }
  sessionStorage.setItem(ATTEMPTS_KEY, String(openings));
  const registration =
    (await navigator.serviceWorker.getRegistration('/')) ??
    (await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' }));
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (worker) await waitForActivation(worker);
  // Navigates instead of reloading, because a forced reload bypasses the worker again.
  location.replace(`${location.pathname}${location.search}`);
}

start().catch((error) => {
  say(`The demo cannot run here. ${error instanceof Error ? error.message : error}`);
});
