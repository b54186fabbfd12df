import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readKinds } from '../../stories/kinds.ts';
import { force, release } from './force.ts';
import { subject } from './inPage.ts';

const STYLE = `
  .tile:hover { color: rgb(1, 0, 0); }
  .tile:active { color: rgb(2, 0, 0); }
  .tile:focus-visible { outline: 3px solid rgb(3, 0, 0); }
  .frame:has(> input:focus-visible) { color: rgb(4, 0, 0); }
  .row:focus-within > .hint { color: rgb(5, 0, 0); }
  .skip:not(:focus-visible) { color: rgb(6, 0, 0); }
  @media (min-width: 1px) { .deep:hover::after { content: "deep"; } }`;

const one = (selector: string) => document.querySelector(selector) as HTMLElement;
const style = (selector: string, pseudo?: string) => getComputedStyle(one(selector), pseudo);

beforeEach(() => {
  document.head.insertAdjacentHTML('beforeend', `<style id="forced">${STYLE}</style>`);
  document.body.innerHTML = `
    <div id="storybook-root">
      <button class="tile">Tile</button>
      <span class="frame"><input></span>
      <div class="row"><span class="hint">Hint</span><a href="#x">Link</a></div>
      <a class="skip" href="#y">Skip</a>
      <p class="deep">Deep</p>
    </div>`;
});

afterEach(() => {
  release();
  document.getElementById('forced')?.remove();
  document.body.replaceChildren();
});

describe('a forced state', () => {
  it('is that of a pointer, in every rule that uses it', () => {
    force(['hover']);
    expect([style('.tile').color, style('.deep', '::after').content]).toEqual(['rgb(1, 0, 0)', '"deep"']);
    expect(style('.frame').color).not.toBe('rgb(4, 0, 0)');
  });

  it('is that of a press', () => {
    force(['hover', 'active']);
    expect(style('.tile').color).toBe('rgb(2, 0, 0)');
  });

  it('is that of keyboard focus, including ancestors', () => {
    force(['focus', 'focus-visible', 'focus-within']);
    expect(style('.tile').outlineColor).toBe('rgb(3, 0, 0)');
    expect([style('.frame').color, style('.hint').color]).toEqual(['rgb(4, 0, 0)', 'rgb(5, 0, 0)']);
    expect(style('.skip').color).not.toBe('rgb(6, 0, 0)');
  });

  it('is removed when it is released, however often it was forced', () => {
    const before = [style('.tile').color, style('.frame').color, style('.skip').color];
    for (const states of [['hover'], ['focus-visible'], ['hover', 'active']] as const) {
      force(states);
      release();
    }
    expect([style('.tile').color, style('.frame').color, style('.skip').color]).toEqual(before);
  });
});

it('lists the focusable element kinds, and the rules that show focus', () => {
  expect(readKinds()).toEqual(
    expect.arrayContaining([
      'tile',
      'frame input',
      'row a',
      'skip',
      'rule .tile',
      'rule .frame:has(> input)',
      'rule .deep',
    ]),
  );
});

describe('the subject of a story', () => {
  it('is the visible area of a component', () => {
    one('#storybook-root').innerHTML = '<p style="position:absolute;left:40px;top:30px;margin:0">Words</p>';
    expect(subject()).toMatchObject({ x: 40 });
    expect(subject()?.width).toBeLessThan(120);
  });

  it('is its popup with floating layers, and not the page behind', () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div class="m-modal__window" style="position:fixed;left:100px;top:100px;width:200px;height:100px"></div>
       <div data-part="content" style="position:fixed;left:250px;top:150px;width:100px;height:100px"></div>`,
    );
    one('#storybook-root').insertAdjacentHTML('beforeend', '<div data-part="content" style="height:9px">Tab</div>');
    expect(subject()).toEqual({ x: 100, y: 100, width: 250, height: 150 });
  });

  it('is null if nothing is visible', () => {
    document.body.innerHTML = '<div id="storybook-root"></div>';
    expect(subject()).toBeNull();
  });
});
