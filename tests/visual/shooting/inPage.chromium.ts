import { afterEach, beforeEach, expect, it } from 'vitest';
import { dress, ended, switchTo } from './inPage.ts';
import { standStill, standStillArgs } from './still.ts';

type Listener = (payload: unknown) => void;

/** Storybook's channel, as a page of stories has it. */
class Channel {
  #listeners = new Map<string, Set<Listener>>();

  on(event: string, listener: Listener): void {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener));
  }

  off(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener);
  }

  emit(event: string, payload: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(payload);
  }
}

let channel: Channel;
const native = {
  random: Math.random,
  uuid: crypto.randomUUID,
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setInterval: globalThis.setInterval,
};

beforeEach(() => {
  standStill(standStillArgs);
  channel = new Channel();
  Object.assign(window, { __STORYBOOK_ADDONS_CHANNEL__: channel });
});

afterEach(() => {
  Math.random = native.random;
  crypto.randomUUID = native.uuid;
  Object.assign(globalThis, { setTimeout: native.setTimeout, clearTimeout: native.clearTimeout });
  globalThis.setInterval = native.setInterval;
});

const finish = (storyId: string, status: string) => channel.emit('storyFinished', { storyId, status });

it('a story has ended when Storybook says so of it, well or badly', () => {
  switchTo('one');
  expect(ended('one')).toBeNull();
  finish('another', 'success');
  expect(ended('one')).toBeNull();
  finish('one', 'error');
  expect(ended('one')).toBe('error');
});

it('what is rendered again later does not change how it ended', () => {
  switchTo('one');
  finish('one', 'error');
  finish('one', 'success');
  expect(ended('one')).toBe('error');
});

it('a story that begins has not ended, however it ended before', () => {
  switchTo('one');
  finish('one', 'success');
  switchTo('two');
  expect([ended('one'), ended('two')]).toEqual([null, null]);
  switchTo('one');
  expect(ended('one')).toBeNull();
});

it.each(['success', 'error'] as const)('a story that is dressed says how it bore it: %s', async (status) => {
  channel.on('updateGlobals', () => finish('one', status));
  expect(await dress({ brand: 'aloe' })).toBe(status);
});
