import { setupWorker } from 'msw/browser';
import { mswHandlers } from '../../src/msw/index.ts';
import type { Transport } from '../support/transports.ts';
import { contractSuite } from './contract-suite.ts';

/** The service worker in a real browser, as mounted in Storybook. */
function serviceWorker(): Transport {
  const worker = setupWorker();
  let started: Promise<unknown> | undefined;
  return {
    name: 'behind a service worker in Chromium',
    async reach(backend) {
      started ??= worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
      await started;
      worker.resetHandlers(...mswHandlers(backend));
      return (request) => fetch(request);
    },
    close: async () => worker.stop(),
  };
}

contractSuite(serviceWorker());
