import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { MortarProvider } from '../../theme/MortarProvider.tsx';
import { announce, announcements } from './announce.ts';

const messages = (urgency: 'polite' | 'assertive') =>
  [...document.querySelectorAll(`.m-announcer [aria-live="${urgency}"] > p`)].map((node) => node.textContent);
const say = (...args: Parameters<typeof announce>) => act(() => announce(...args));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  render(<main />);
});
afterEach(() => {
  act(() => announcements.clear());
  vi.useRealTimers();
});

describe('announce', () => {
  it('renders its live region before any announcement: a region added with its text is not announced', () => {
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(2);
    expect(messages('polite')).toEqual([]);
  });

  it('renders one region, even with nested providers', () => {
    render(<MortarProvider>a story</MortarProvider>);
    // The page of `beforeEach` has its own.
    expect(document.querySelectorAll('.m-announcer')).toHaveLength(2);
  });

  it('announces politely or assertively', () => {
    say('332 products');
    say('Minimum quantity is 1', { assertive: true });
    expect(messages('polite')).toEqual(['332 products']);
    expect(messages('assertive')).toEqual(['Minimum quantity is 1']);
  });

  it('appends each announcement and removes it after five seconds', () => {
    say('one');
    wait(3000);
    say('two');
    expect(messages('polite')).toEqual(['one', 'two']);
    wait(2100);
    expect(messages('polite')).toEqual(['two']);
    wait(3000);
    expect(messages('polite')).toEqual([]);
  });

  it('repeats the same text for a new event, and announces it once for simultaneous calls', () => {
    say('2 products');
    say('2 products');
    expect(messages('polite')).toEqual(['2 products']);
    wait(200);
    say('2 products');
    expect(messages('polite')).toEqual(['2 products', '2 products']);
  });

  it('waits for the last text of a topic', () => {
    say('1 at R10.00', { topic: 'quantity', wait: 600 });
    wait(400);
    say('12 at R120.00', { topic: 'quantity', wait: 600 });
    say('Saved', { topic: 'order', wait: 100 });
    wait(500);
    expect(messages('polite')).toEqual(['Saved']);
    wait(200);
    expect(messages('polite')).toEqual(['Saved', '12 at R120.00']);
  });

  it('cancels a pending text when its topic becomes empty', () => {
    say('12 at R120.00', { topic: 'quantity', wait: 600 });
    say('', { topic: 'quantity' });
    wait(1000);
    expect(messages('polite')).toEqual([]);
  });

  it('stays exposed while popups hide the rest of the page', () => {
    expect(document.querySelector('.m-announcer')?.hasAttribute('data-live-announcer')).toBe(true);
  });
});
