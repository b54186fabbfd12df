import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyGlobals, ended, errorShown, hold, remount, scrollBack, switchTo, waitUntilStill } from './inPage.ts';
import { freezePage, freezePageArgs, type Still } from './still.ts';

type Listener = (payload: unknown) => void;

/** A fake of Storybook's channel. */
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
  requestIdleCallback: globalThis.requestIdleCallback,
  cancelIdleCallback: globalThis.cancelIdleCallback,
};

beforeEach(() => {
  freezePage(freezePageArgs);
  channel = new Channel();
  Object.assign(window, { __STORYBOOK_ADDONS_CHANNEL__: channel });
});

afterEach(() => {
  Math.random = native.random;
  crypto.randomUUID = native.uuid;
  const { setTimeout, clearTimeout, requestIdleCallback, cancelIdleCallback } = native;
  Object.assign(globalThis, { setTimeout, clearTimeout, requestIdleCallback, cancelIdleCallback });
  globalThis.setInterval = native.setInterval;
});

const finish = (storyId: string, status: string) => channel.emit('storyFinished', { storyId, status });

it('a story has ended when Storybook reports its end, with success or failure', () => {
  switchTo('one');
  expect(ended('one')).toBeNull();
  finish('another', 'success');
  expect(ended('one')).toBeNull();
  finish('one', 'error');
  expect(ended('one')).toBe('error');
});

it('a story whose play function fails has failed, whatever Storybook reports at its end', () => {
  switchTo('one');
  channel.emit('playFunctionThrewException', { message: 'Unable to find role="log"' });
  finish('one', 'success');
  expect([ended('one'), errorShown()]).toEqual(['error', 'Unable to find role="log"']);
  switchTo('two');
  finish('two', 'success');
  expect([ended('two'), errorShown()]).toEqual(['success', '']);
});

it('a later render does not change the result of a story', () => {
  switchTo('one');
  finish('one', 'error');
  finish('one', 'success');
  expect(ended('one')).toBe('error');
});

it('a story that starts has not ended, whatever its previous result', () => {
  switchTo('one');
  finish('one', 'success');
  switchTo('two');
  expect([ended('one'), ended('two')]).toEqual([null, null]);
  switchTo('one');
  expect(ended('one')).toBeNull();
});

it.each(['success', 'error'] as const)('a change of brand returns the result of the story: %s', async (status) => {
  channel.on('updateGlobals', () => finish('one', status));
  expect(await applyGlobals({ brand: 'aloe' })).toBe(status);
});

it.each([
  ['an open menu', 'data-scope="menu" data-part="content" data-state="open"', 1],
  ['a menu that is closed', 'data-scope="menu" data-part="content" data-state="closed"', 0],
  ['a dialog', 'data-scope="dialog" data-part="content" data-state="open"', 0],
  ['the list of a field', 'class="m-drop-layer"', 1],
])('layers attached to a control are notified of a new position: %s', (_, attributes, times) => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = `<div ${attributes}></div>`;
  let received = 0;
  const listener = () => {
    received += 1;
  };
  addEventListener('resize', listener);
  expect(remount()).toBe(times > 0);
  removeEventListener('resize', listener);
  page.remove();
  expect(received).toBe(times);
});

it('a box returns to the scroll position of the story, after its content was shorter', () => {
  const box = document.body.appendChild(document.createElement('div'));
  box.style.cssText = 'height: 100px; overflow: auto';
  const content = box.appendChild(document.createElement('div'));
  content.style.height = '1000px';
  box.scrollTop = 300;
  hold();
  expect(scrollBack()).toBe(false);
  content.style.height = '200px';
  expect(box.scrollTop).toBe(100);
  expect(scrollBack()).toBe(false);
  content.style.height = '1000px';
  expect(scrollBack()).toBe(true);
  expect(box.scrollTop).toBe(300);
  switchTo('another');
  box.scrollTop = 0;
  expect(scrollBack()).toBe(false);
  box.remove();
});

it('a box that the story left at its end returns to its end, whatever its content', () => {
  const box = document.body.appendChild(document.createElement('div'));
  box.style.cssText = 'height: 100px; overflow: auto';
  const content = box.appendChild(document.createElement('div'));
  content.style.height = '1000px';
  box.scrollTop = 900;
  hold();
  content.style.height = '1200px';
  expect(scrollBack()).toBe(true);
  expect(box.scrollTop).toBe(1100);
  expect(scrollBack()).toBe(false);
  switchTo('another');
  box.remove();
});

it('an idle callback is expected until it has run or was cancelled', async () => {
  const { still } = window as unknown as { still: Still };
  await new Promise((resolve) => requestIdleCallback(resolve));
  expect(still.expects()).toBe(false);
  const done = new Promise((resolve) => requestIdleCallback(resolve));
  expect(still.expects()).toBe(true);
  await done;
  expect(still.expects()).toBe(false);
  const idle = requestIdleCallback(() => undefined);
  cancelIdleCallback(idle);
  expect(still.expects()).toBe(false);
});

it('a settled page has its pictures loaded, and has decoded none before it is painted', async () => {
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode');
  const picture = new Image(8, 8);
  document.body.append(picture);
  picture.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')}`;
  expect(await waitUntilStill({ idle: 5000, all: 5000 })).toBe(true);
  expect(picture.complete).toBe(true);
  expect(decode).not.toHaveBeenCalled();
  picture.remove();
  decode.mockRestore();
});
