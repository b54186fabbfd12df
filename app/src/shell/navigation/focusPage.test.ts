// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { focusPage } from './focusPage.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <header>
      <a href="/Dashboard">Logo</a>
      <button type="button" aria-expanded="true">User menu</button>
      <button type="button" aria-expanded="false">Notifications</button>
    </header>
    <main><h1>Dashboard</h1><input aria-label="Search"></main>
    <div role="menu"><button type="button">Sign out</button></div>
    <div role="dialog"><button type="button">Save</button></div>`;
});

const from = (selector: string) => {
  document.querySelector<HTMLElement>(selector)?.focus();
  focusPage();
  return document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');
};

describe('a newly opened page', () => {
  it.each([
    ['nowhere', 'body', 'Dashboard'],
    ['the link that led to it', 'a', 'Dashboard'],
    ['a closed button', '[aria-expanded="false"]', 'Dashboard'],
    ['its own field', 'input', 'Search'],
    ['a menu that was opened in the meantime', '[role="menu"] button', 'Sign out'],
    ['the button of a menu that is opening', '[aria-expanded="true"]', 'User menu'],
    ['a popup', '[role="dialog"] button', 'Save'],
  ])('with focus on %s', (_where, selector, keyboard) => {
    expect(from(selector)).toBe(keyboard);
  });
});
