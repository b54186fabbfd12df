import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isPlace, placeIn, usePlace } from './usePlace.ts';

let opened: Record<string, (value: string | null) => void> = {};

function Place({ name }: { name: string }) {
  const { search } = useLocation();
  const [value, setValue] = useState(() => placeIn(search, name));
  opened[name] = setValue;
  usePlace(name, value, setValue);
  return <output aria-label={name}>{value ?? 'none'}</output>;
}

function start(address: string) {
  window.history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <Place name="tab" />
      <Place name="popup" />
      <Link to="/Ordering?tab=responses">link</Link>
    </BrowserRouter>,
  );
}

const open = (name: string, value: string | null) => act(async () => opened[name]?.(value));
const shown = () => ['tab', 'popup'].map((name) => screen.getByLabelText(name).textContent);
const address = () => `${location.pathname}${location.search}`;
const goBack = () =>
  act(async () => {
    const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await popped;
  });

beforeEach(() => {
  opened = {};
  window.history.pushState(null, '', '/Dashboard');
  window.history.pushState(null, '', '/Ordering');
});

describe('a view open over a page', () => {
  it('is in the address, and Back closes it', async () => {
    start('/Ordering');
    const { length } = history;
    await open('popup', 'history');
    await vi.waitFor(() => expect(address()).toBe('/Ordering?popup=history'));
    expect([history.length - length, isPlace(history.state)]).toEqual([1, true]);
    await goBack();
    expect([address(), ...shown()]).toEqual(['/Ordering', 'none', 'none']);
  });

  it('is replaced in the history by the next one, and closing goes back', async () => {
    start('/Ordering');
    const { length } = history;
    await open('popup', 'history');
    await open('popup', 'regrets');
    await vi.waitFor(() => expect(address()).toBe('/Ordering?popup=regrets'));
    expect(history.length - length).toBe(1);
    await open('popup', null);
    await vi.waitFor(() => expect(address()).toBe('/Ordering'));
    expect([shown(), isPlace(history.state)]).toEqual([['none', 'none'], false]);
    await goBack();
    expect(address()).toBe('/Dashboard');
  });

  it('is the one that was opened last, however fast they are opened', async () => {
    start('/Ordering');
    const { length } = history;
    const popped = vi.fn();
    addEventListener('popstate', popped);
    await open('popup', 'history');
    await vi.waitFor(() => expect(address()).toBe('/Ordering?popup=history'));
    // Going back is asynchronous, and another popup opens meanwhile.
    act(() => opened.popup?.(null));
    act(() => opened.popup?.('regrets'));
    await vi.waitFor(() => expect(popped).toHaveBeenCalled());
    await vi.waitFor(() => expect(address()).toBe('/Ordering?popup=regrets'));
    expect([shown(), history.length - length]).toEqual([['none', 'regrets'], 1]);
    await open('popup', null);
    await vi.waitFor(() => expect(address()).toBe('/Ordering'));
    removeEventListener('popstate', popped);
  });

  it('is opened by its address, and leaves no history entry of itself', async () => {
    start('/Ordering?popup=history&tab=responses');
    expect(shown()).toEqual(['responses', 'history']);
    const { length } = history;
    await open('popup', null);
    await vi.waitFor(() => expect(address()).toBe('/Ordering?tab=responses'));
    expect(history.length).toBe(length);
  });

  it('follows a link', async () => {
    start('/Ordering');
    act(() => screen.getByRole('link').click());
    expect(shown()).toEqual(['responses', 'none']);
    await goBack();
    expect(shown()).toEqual(['none', 'none']);
  });

  it('can be open together with others', async () => {
    start('/Ordering?x=1');
    await open('tab', 'history');
    await open('popup', 'regrets');
    await vi.waitFor(() => expect(address()).toBe('/Ordering?x=1&tab=history&popup=regrets'));
    await goBack();
    expect(shown()).toEqual(['history', 'none']);
    await goBack();
    expect([address(), ...shown()]).toEqual(['/Ordering?x=1', 'none', 'none']);
  });
});
