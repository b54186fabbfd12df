import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { structureOf } from './structure.ts';

const PAGE = `
  <main><p class="plain" id="a1">Words</p><input value="typed"><button aria-label="Close" disabled>×</button></main>
  <div class="portal" style="opacity: 0.5"><p>More <b>words</b></p></div>`;

const changed = async (change: () => unknown): Promise<boolean> => {
  const before = await structureOf();
  change();
  return (await structureOf()) !== before;
};
const one = <E extends Element>(selector: string) => document.querySelector<E>(selector) as E;

beforeEach(() => {
  document.body.innerHTML = PAGE;
});
afterEach(() => {
  document.body.innerHTML = '';
});

describe('the structure of a page', () => {
  it.each<[string, () => unknown]>([
    ['words', () => Object.assign(one('.plain'), { textContent: 'Sorry an error has occurred' })],
    ['an id', () => Object.assign(one('.plain'), { id: 'b2' })],
    ['a name', () => one('button').setAttribute('aria-label', 'Close the order')],
    ['what a field is filled with', () => Object.assign(one<HTMLInputElement>('input'), { value: 'other' })],
  ])('stays when %s changes', async (_what, change) => {
    expect(await changed(change)).toBe(false);
  });

  it.each<[string, () => unknown]>([
    ['a class', () => one('.plain').classList.add('red')],
    ['a style', () => one<HTMLElement>('.portal').style.setProperty('opacity', '1')],
    ['a state', () => Object.assign(one<HTMLButtonElement>('button'), { disabled: false })],
    ['the place of an element', () => one('main').append(one('b'))],
    ['an element', () => one('b').remove()],
    ['words where none were', () => Object.assign(one('button'), { textContent: '' })],
    ['a field that is filled', () => Object.assign(one<HTMLInputElement>('input'), { value: '' })],
    ['an attribute that a style may ask for', () => one('.portal').setAttribute('data-tone', 'danger')],
  ])('changes with %s', async (_what, change) => {
    expect(await changed(change)).toBe(true);
  });
});
