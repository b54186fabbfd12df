// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from './messages.ts';
import { ReportFrame } from './ReportFrame.tsx';

const { frame: texts } = messages;
const ADDRESS = 'https://reports.example/savings?token=secret';
const onRetry = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  render(<ReportFrame address={ADDRESS} title="Savings" onRetry={onRetry} />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const frame = () => screen.getByTitle<HTMLIFrameElement>('Savings');
const isFramed = () => screen.queryByTitle('Savings') !== null;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const say = (data: unknown, source: MessageEventSource | null = frame().contentWindow) =>
  act(() => window.dispatchEvent(new MessageEvent('message', { data, source })));

it('embeds the page in a sandbox, without a referrer (ruling 25)', () => {
  expect(frame().getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
    'allow-downloads',
    'allow-modals',
    'allow-scripts',
  ]);
  expect(frame().getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(screen.getByRole('status').textContent).toBe(texts.loading('Savings'));
});

it('shows the page once it has loaded, without a message if the page reports that it is shown', () => {
  fireEvent.load(frame());
  expect(screen.queryByRole('status')).toBeNull();
  say({ report: 'shown' });
  wait(60_000);
  expect(screen.queryByRole('status')).toBeNull();
  expect(isFramed()).toBe(true);
});

it('shows a notice under a page that reports nothing', () => {
  fireEvent.load(frame());
  wait(4_000);
  expect(screen.getByRole('status').textContent).toBe(texts.silent);
  expect(isFramed()).toBe(true);
});

it('ignores messages from other sources, and other messages', () => {
  fireEvent.load(frame());
  say({ report: 'shown' }, window);
  say({ report: 'closed' });
  say('shown');
  say(null);
  wait(4_000);
  expect(screen.getByText(texts.silent)).toBeTruthy();
});

it('times out for a page that does not load within 20 seconds, and can retry', () => {
  wait(19_999);
  expect(isFramed()).toBe(true);
  wait(1);
  expect(screen.getByRole('alert').textContent).toContain(texts.late);
  expect(isFramed()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('reports that there is no network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.load(frame());
  expect(screen.getByRole('alert').textContent).toContain(texts.offline);
});

it('names the host that the content security policy blocks', () => {
  const violation = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'frame-src',
    blockedURI: 'https://reports.example',
  });
  act(() => document.dispatchEvent(violation));
  expect(screen.getByRole('alert').textContent).toBe(texts.refused('reports.example'));
});
