import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { announcements } from '../Announcer/announce.ts';
import { Toaster } from './Toaster.tsx';
import { toast } from './toast.ts';
import { withAction } from './withAction.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => {
    toast.clear();
    announcements.clear();
  });
  vi.useRealTimers();
});

const say = (tone: 'success' | 'error', text: string) => act(() => toast[tone](text));
const shown = () => screen.queryAllByRole('listitem').map((node) => node.textContent);
const announcedTexts = () => announcements.get().map(({ text, assertive }) => (assertive ? `! ${text}` : text));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('Toaster', () => {
  it('shows success politely for 7.5 seconds and errors assertively for 10', () => {
    render(<Toaster />);
    say('success', 'Settings saved successfully');
    say('error', 'It failed');
    expect(shown()).toEqual(['Settings saved successfully', 'It failed']);
    expect(announcedTexts()).toEqual(['Settings saved successfully', '! It failed']);
    wait(7600);
    expect(shown()).toEqual(['It failed']);
    wait(2500);
    expect(shown()).toEqual([]);
  });

  it('shows three at most and removes the oldest', () => {
    render(<Toaster />);
    for (const text of ['one', 'two', 'three', 'four']) say('success', text);
    expect(shown()).toEqual(['two', 'three', 'four']);
  });

  it('shows the same message once', () => {
    render(<Toaster />);
    say('success', 'Saved');
    say('success', 'Saved');
    expect(shown()).toEqual(['Saved']);
  });

  it('is announced once, as a full sentence if its visible text is shorter', () => {
    render(<Toaster />);
    act(() => toast.success('Added Panado to order.', { spoken: 'Added 12 Panado from Kestrel Wholesale' }));
    expect(shown()).toEqual(['Added Panado to order.']);
    expect(announcedTexts()).toEqual(['Added 12 Panado from Kestrel Wholesale']);
    const regions = screen.getByRole('region', { name: 'Status messages' });
    expect(regions.closest('[aria-live]')).toBeNull();
    expect(regions.querySelectorAll('[aria-live], [role="status"], [role="alert"]')).toHaveLength(0);
  });

  it('waits while the pointer is on it', () => {
    render(<Toaster />);
    say('success', 'Saved');
    const region = screen.getByRole('region', { name: 'Status messages' });
    fireEvent.pointerEnter(region);
    wait(60_000);
    expect(shown()).toEqual(['Saved']);
    fireEvent.pointerLeave(region);
    wait(7600);
    expect(shown()).toEqual([]);
  });

  it('waits while the window is in the background', () => {
    render(<Toaster />);
    say('success', 'Saved');
    fireEvent.blur(window);
    wait(60_000);
    expect(shown()).toEqual(['Saved']);
  });

  it('returns focus when one is dismissed, or with Escape', () => {
    render(
      <>
        <input aria-label="Search" />
        <Toaster />
      </>,
    );
    const search = screen.getByRole('textbox', { name: 'Search' });
    for (const leave of [
      () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' })),
      () => fireEvent.keyDown(screen.getByRole('button', { name: 'Dismiss' }), { key: 'Escape' }),
    ]) {
      say('success', 'Saved');
      search.focus();
      act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
      leave();
      expect(document.activeElement).toBe(search);
    }
  });

  it('moves focus to the page’s heading if nothing had it before', () => {
    render(
      <>
        <h1>Ordering</h1>
        <Toaster />
      </>,
    );
    say('success', 'Saved');
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ordering' }));
  });

  it('is focused with Alt T and dismissed by its button', () => {
    render(<Toaster />);
    say('success', 'Saved');
    fireEvent.keyDown(document.body, { code: 'KeyT', altKey: true });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Status messages' }));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(shown()).toEqual([]);
  });

  it('runs its action once, closes with it, and returns focus', () => {
    const run = vi.fn();
    render(
      <>
        <input aria-label="Search" />
        <Toaster />
      </>,
    );
    const search = screen.getByRole('textbox', { name: 'Search' });
    search.focus();
    act(() => {
      withAction(toast.success('Deleted.'), { label: 'Undo', run });
      toast.success('Saved.');
    });
    expect(screen.getAllByRole('button').map(({ textContent, ariaLabel }) => ariaLabel ?? textContent)).toEqual([
      'Undo',
      'Dismiss',
      'Dismiss',
    ]);
    const undo = screen.getByRole('button', { name: 'Undo' });
    act(() => undo.focus());
    fireEvent.click(undo);
    expect(run).toHaveBeenCalledOnce();
    expect(shown()).toEqual(['Saved.']);
    expect(document.activeElement).toBe(search);
  });
});
