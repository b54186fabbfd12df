// The service worker of the demo, which acts as the product's server.
import { answerFor } from './answer.ts';
import { createStoredFiles, type DemoFiles } from './files.ts';
import { scope } from './scope.ts';
import { createDemoStore } from './store.ts';

/** Injected by the build. */
declare const DEMO_FILES: DemoFiles;

const { origin } = location;
const files = createStoredFiles(DEMO_FILES);
const store = createDemoStore(origin);

scope.addEventListener('install', (event) => event.waitUntil(files.cacheFirst()));

scope.addEventListener('activate', (event) => {
  event.waitUntil(files.forgetOthers().then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const answer = answerFor({ files, store }, event.request, origin);
  if (answer) event.respondWith(answer);
});
