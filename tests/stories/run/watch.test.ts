import { EventEmitter } from 'node:events';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Watch, watch } from './watch.ts';

const SITE = 'http://127.0.0.1:6006';

/** A fake page that emits events. */
function watched(before?: Watch) {
  const page = Object.assign(new EventEmitter(), { url: () => `${SITE}/iframe.html` });
  const made = watch(page as unknown as Page, before);
  return {
    ...made,
    prompts: (url: string) => page.emit('request', { url: () => url }),
    says: (text: string, url = '', type = 'error') =>
      page.emit('console', { type: () => type, text: () => text, location: () => ({ url }) }),
  };
}

describe('a problem of a story', () => {
  it('is a warning, an error or a request to another host', () => {
    const { problems, prompts, says } = watched();
    says('all is well', '', 'log');
    says('this is old', '', 'warning');
    prompts(`${SITE}/api/GetSettings`);
    prompts('https://example.com/a.png');
    expect(problems).toEqual(['this is old', 'outside host: https://example.com/a.png']);
  });

  it('is a failed request, but not one of the previous story', () => {
    const { problems, prompts, says } = watched();
    const failed = 'Failed to load resource: net::ERR_FAILED';
    says(failed, `${SITE}/api/before`);
    expect(problems).toEqual([]);
    prompts(`${SITE}/api/own`);
    says(failed, `${SITE}/api/own`);
    expect(problems).toEqual([`${failed} (${SITE}/api/own)`]);
  });

  it('is not a failure of the previous story, whose requests continue until this one has rendered', () => {
    const failed = 'Failed to load resource: net::ERR_FAILED';
    const before = watched();
    before.prompts(`${SITE}/api/retried`);
    before.says(failed, `${SITE}/api/retried`);
    before.stop();
    const { problems, prompts, says } = watched(before);
    prompts(`${SITE}/api/retried`);
    says(failed, `${SITE}/api/retried`);
    expect(problems).toEqual([]);
  });

  it('is reported until the watch stops', () => {
    const { problems, says, stop } = watched();
    stop();
    says('late');
    expect(problems).toEqual([]);
  });
});
