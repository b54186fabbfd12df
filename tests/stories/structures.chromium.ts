import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type A11yParameters, axeViolations } from './axeRules.ts';
import { digest } from './digest.ts';
import { getStructures } from './structures.ts';

const row = (number: number) =>
  `<li class="row"><button class="open" aria-label="Open ${number}">›</button> ${number}</li>`;
const PAGE = `
  <main aria-label="Orders">
    <h1>Orders</h1>
    <h2 id="list">Those of today</h2>
    <ul aria-labelledby="list">${[1, 2, 3].map(row).join('')}</ul>
    <label for="box">Quantity</label><input id="box" class="field">
    <div role="listbox" aria-label="Choices"><div role="option" aria-selected="false">One</div></div>
    <div class="frame" style="overflow: auto; height: 60px" tabindex="0"><div class="content" style="height: 40px">Text</div></div>
    <div class="quiet" hidden><p class="hint">A hint</p></div>
  </main>`;
const STYLE = 'button, input { min-width: 24px; min-height: 24px; } li { margin: 8px }';

const one = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<E>(selector) as E;

const PARAMETERS: A11yParameters = {
  options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  config: { rules: [{ id: 'target-size', enabled: true }] },
};

/** Returns the structures added by a change. */
function newWith(change: () => unknown): string[] {
  const before = new Set(getStructures(''));
  change();
  return getStructures('').filter((structure) => !before.has(structure));
}

const style = document.createElement('style');
beforeEach(() => {
  Object.assign(window, { axe, digest });
  style.textContent = STYLE;
  document.head.append(style);
  document.body.innerHTML = PAGE;
});
afterEach(() => {
  style.remove();
  document.body.innerHTML = '';
});

describe('the structures of a page', () => {
  it.each<[string, () => unknown]>([
    ['other words', () => one('h2').replaceChildren('Those of yesterday')],
    ['another name', () => one('.open').setAttribute('aria-label', 'Open it')],
    ['more of the same', () => one('ul').insertAdjacentHTML('beforeend', row(4))],
    ['another place', () => one('main').style.setProperty('padding', '20px')],
    [
      'an element that is not rendered',
      () => one('.quiet').insertAdjacentHTML('beforeend', '<button class="odd"></button>'),
    ],
    ['another id', () => one('.open').setAttribute('id', 'open-1')],
  ])('are the same with %s', (_name, change) => {
    expect(newWith(change)).toEqual([]);
  });

  it('are different for other rules', () => {
    const before = getStructures('some');
    expect(getStructures('others').filter((structure) => before.includes(structure))).toEqual([]);
  });

  /** Defects that axe finds. */
  const FAULTS: Record<string, () => unknown> = {
    'button-name': () => one('.open').removeAttribute('aria-label') ?? one('.open').replaceChildren(),
    label: () => one('label').remove(),
    'aria-input-field-name': () => one('[role="listbox"]').setAttribute('aria-label', ' '),
    'aria-required-children': () => one('[role="option"]').setAttribute('role', 'button'),
    'aria-valid-attr-value': () => one('ul').setAttribute('aria-busy', 'perhaps'),
    'aria-allowed-attr': () => one('h2').setAttribute('aria-checked', 'true'),
    'aria-hidden-focus': () => one('ul').setAttribute('aria-hidden', 'true'),
    'nested-interactive': () => one('.open').insertAdjacentHTML('beforeend', '<a href="/x">x</a>'),
    'heading-order': () => {
      one('h2').outerHTML = '<h4 id="list">Those of today</h4>';
    },
    'landmark-unique': () =>
      document.body.insertAdjacentHTML('beforeend', '<nav aria-label="A"></nav><nav aria-label="A"></nav>'),
    list: () => one('ul').insertAdjacentHTML('beforeend', '<p class="row">Four</p>'),
    'image-alt': () => one('h2').insertAdjacentHTML('beforeend', '<img src="data:," width="9" height="9">'),
    tabindex: () => one('.open').setAttribute('tabindex', '3'),
  };

  it('of this page have no violations', async () => {
    expect(await axeViolations({ a11y: PARAMETERS, structures: getStructures('') })).toEqual([]);
  });

  it.each(Object.entries(FAULTS))('are new if axe finds %s', async (rule, defect) => {
    const structures = newWith(defect);
    expect(structures).not.toEqual([]);
    const violations = await axeViolations({ a11y: PARAMETERS, structures });
    expect(violations.map((violation) => violation.split(' ')[0])).toContain(rule);
  });

  it.each<[string, () => unknown]>([
    ['a reference leads nowhere', () => one('ul').setAttribute('aria-labelledby', 'gone')],
    ['an id is there twice', () => one('h1').setAttribute('id', 'list')],
    ['a target is small', () => style.append('.open { max-width: 10px; min-width: 0; padding: 0 }')],
    ['a box scrolls', () => one('.content').style.setProperty('height', '400px')],
  ])('are new if %s', (_name, change) => {
    expect(newWith(change)).not.toEqual([]);
  });
});
