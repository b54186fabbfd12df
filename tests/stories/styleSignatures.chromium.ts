import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { digest } from './digest.ts';
import { type Checked, getStyleSignatures } from './styleSignatures.ts';

const entry = (number: number) => `<li class="entry">Entry ${number}</li>`;
const PAGE = `
  <main>
    <p class="plain" id="a1">Words</p>
    <input value="typed">
    <button aria-label="Close">×</button>
    <label class="box"><input type="checkbox"><span class="told">Words of a box</span></label>
    <ul>${[1, 2, 3, 4, 5].map(entry).join('')}</ul>
  </main>
  <div class="portal" style="opacity: 0.5; width: 10px"><p class="floating">More <b>words</b></p></div>`;

const one = <E extends Element>(selector: string) => document.querySelector<E>(selector) as E;

const checked = () => (window as unknown as { signatures: Checked }).signatures.elements;

/** Returns the signatures added by a change. */
const newWith = (change: () => unknown): string[] => {
  const before = new Set(getStyleSignatures());
  change();
  return getStyleSignatures().filter((signature) => !before.has(signature));
};
/** Returns the elements of signatures added by a change. */
const changedBy = (change: () => unknown): Element[] => {
  const signatures = newWith(change);
  return signatures.flatMap((signature) => checked().get(signature)?.element ?? []);
};

beforeEach(() => {
  Object.assign(window, { digest });
  document.body.innerHTML = PAGE;
});
afterEach(() => {
  document.body.innerHTML = '';
});

describe('the style signatures of a page', () => {
  it('are the same for elements with the same colours', () => {
    getStyleSignatures();
    const entries = [...checked().values()].filter(({ element }) => element.matches('.entry'));
    // The first, the last, and the odd and even ones between.
    expect(entries).toHaveLength(4);
  });

  it.each<[string, () => unknown]>([
    ['words', () => Object.assign(one('.plain'), { textContent: 'Sorry an error has occurred' })],
    ['an id', () => Object.assign(one('.plain'), { id: 'b2' })],
    ['a name', () => one('button').setAttribute('aria-label', 'Close the order')],
    ['the value of a field', () => Object.assign(one<HTMLInputElement>('input'), { value: 'other' })],
    ['the order of classes', () => Object.assign(one('.portal'), { className: 'portal ' })],
    ['a size', () => one<HTMLElement>('.portal').style.setProperty('width', '11px')],
    ['a number of React', () => one('.portal').setAttribute('data-ownedby', 'tabs:_r_4_')],
    ['how many there are of a kind', () => one('ul').children[1]?.after(...entries(2))],
    [
      'the content behind a popup',
      () => document.body.insertAdjacentHTML('beforeend', '<p data-aria-hidden="true">Words</p>'),
    ],
    [
      'content for screen readers only',
      () => document.body.insertAdjacentHTML('beforeend', '<p data-heard="">Saved</p>'),
    ],
  ])('stay the same when %s changes', (what, change) => {
    if (what === 'a number of React') one('.portal').setAttribute('data-ownedby', 'tabs:_r_3_');
    expect(newWith(change)).toEqual([]);
  });

  it.each<[string, string, () => unknown]>([
    ['a class', '.plain', () => one('.plain').classList.add('red')],
    ['a class above it', '.floating', () => one('.portal').classList.add('red')],
    ['a style above it', '.floating', () => one<HTMLElement>('.portal').style.setProperty('opacity', '1')],
    ['a custom colour', '.floating', () => one<HTMLElement>('.portal').style.setProperty('--mark', '#fff')],
    ['an attribute that a style may ask for', '.floating', () => one('.portal').setAttribute('data-tone', 'danger')],
    ['a state', 'button', () => Object.assign(one<HTMLButtonElement>('button'), { disabled: true })],
    ['a state next to it', '.told', () => Object.assign(one<HTMLInputElement>('.box input'), { checked: true })],
    ['its place', '.plain', () => one('ul').append(one('.plain'))],
    ['the ones it follows', '.entry', () => one('.entry').remove()],
    ['an element over it', '.plain', () => one('main').insertAdjacentHTML('beforeend', SHADE)],
    ['text where there was none', '.portal', () => one('.portal').append('words')],
    ['an element', 'i', () => one('main').insertAdjacentHTML('beforeend', '<i>new</i>')],
  ])('are new with %s', (_what, selector, change) => {
    expect(changedBy(change).some((element) => element.matches(selector))).toBe(true);
  });

  it('are those of visible elements', () => {
    expect(newWith(() => document.body.insertAdjacentHTML('beforeend', '<i hidden>new</i>'))).toEqual([]);
  });
});

const SHADE = '<div style="position: fixed; inset: 0"></div>';
const entries = (count: number) => Array.from({ length: count }, () => one('.entry').cloneNode(true));
