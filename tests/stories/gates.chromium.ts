import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { readAccents } from './accents.ts';
import { gridProblems } from './grids.ts';
import { readPictures } from './pictures.ts';
import { ringProblems } from './rings.ts';
import { atOnce, type PageCheck, sent } from './settled.ts';
import { readSheetClashes } from './sheets.ts';
import { readSpeakers } from './silence.ts';

/** A page whose checks run in this browser. */
const page = {
  // Evaluates text as the driver does; the id prevents the module cache from returning an earlier result.
  async evaluate(expression: string) {
    const source = `data:text/javascript,export default ${encodeURIComponent(expression)};//${crypto.randomUUID()}`;
    return (await import(/* @vite-ignore */ source)).default;
  },
  locator: (selector: string) => ({ count: () => Promise.resolve(document.querySelectorAll(selector).length) }),
  setViewportSize: () => Promise.resolve(),
} as unknown as Page;

const STYLE = `
  * { box-sizing: border-box; margin: 0; }
  :focus-visible { outline: 2px solid; outline-offset: 1px; }
  .m-panel { width: 300px; overflow: hidden; border: 1px solid; padding: 8px; }
  .m-button { height: 28px; }
  .m-grid { width: 300px; }
  .m-grid-scroll { overflow: auto; }
  [role=row] { display: flex; position: relative; height: 30px; }
  [role=row] > * { flex: none; width: 90px; overflow: hidden; white-space: nowrap; }
  .m-hidden { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }`;

function show(html: string): void {
  document.head.innerHTML = `<style>${STYLE}</style>`;
  document.body.innerHTML = html;
  for (const box of document.querySelectorAll<HTMLElement>('[data-scrolled]'))
    box.scrollTop = Number(box.dataset.scrolled);
}

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** A panel with a button in its heading, and optional defects. */
const panel = (style = '', inner = '') =>
  `<section class="m-panel" style="${style}"><button class="m-button">Add</button>${inner}</section>`;

/** A grid of one row: a product, its pack and its price. */
const grid = (row = '', style = '') => `
  <div class="m-grid" data-fitted="">
    <div role="grid" aria-label="Prices" class="m-grid-scroll" style="${style}">
      <div class="m-grid-head" role="row"><span role="columnheader">Product</span><span role="columnheader">Price</span></div>
      <div class="m-grid-body"><div role="row" data-index="0">
        <span role="rowheader" aria-colindex="1">Amatol <span class="m-grid-tail">28's</span></span>
        <span role="gridcell" aria-colindex="2" class="m-grid-uncut">R3 817.20</span>${row}
      </div></div>
    </div>
  </div>`;

/** Runs a check on the current page. */
const still =
  <Given>(look: PageCheck<Given>, given: Given) =>
  async (at: Page): Promise<string[]> =>
    (await atOnce(at, [sent(look, given)])).flat();

interface Gate {
  problems: (page: Page) => Promise<string[]>;
  clean: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, readonly [html: string, found: RegExp]>>;
}

const GATES: Readonly<Record<string, Gate>> = {
  'a focus ring': {
    problems: ringProblems,
    clean: {
      'with room around it': panel(),
      'drawn inside': panel('padding: 0', '<style>.m-button { outline-offset: -2px !important; }</style>'),
      'that comes into sight by scrolling': `<div style="height: 60px; overflow: auto; padding: 8px">${'<button>row</button><br>'.repeat(9)}</div>`,
      'of what is scrolled away below the edge of the window, too':
        '<div style="margin: -8px 0 0; padding: 48px 8px 0; overflow: hidden"><div style="height: 90px; overflow: auto" data-scrolled="40"><button style="margin: 0 8px 300px">Go</button></div></div>',
      'with a margin around what is painted by itself':
        '<ul style="margin: 40px; contain: paint; overflow-clip-margin: 4px"><button style="width: 100%">Go</button></ul>',
      'of what lies over its ancestors':
        '<div style="overflow: hidden; height: 40px; margin: 20px"><button style="position: fixed; top: 40px; left: 40px">Go</button></div>',
    },
    faults: {
      'cut at the top by its panel': [panel('padding-block: 1px 8px'), /"Add" is cut at its top by m-panel/],
      'cut by half a pixel': [panel('padding-block: 2.4px 8px'), /"Add" is cut at its top/],
      'cut at the left by a pane': [panel('padding-inline: 0 8px'), /"Add" is cut at its left/],
      'cut by the edge of the window': [
        '<button style="position: fixed; top: 1px; left: 40px">Go</button>',
        /"Go" is cut at its top by HTML/,
      ],
      'cut by what is painted by itself': [
        '<ul style="margin: 40px; contain: paint"><button style="width: 100%">Go</button></ul>',
        /"Go" is cut at its top by UL/,
      ],
      'cut by what is skipped while it is out of sight': [
        '<ul style="margin: 40px; content-visibility: auto"><button style="width: 100%">Go</button></ul>',
        /"Go" is cut at its top by UL/,
      ],
      'of a frame around a field': [
        '<div class="m-panel" style="padding: 0"><label class="m-framed"><input></label></div><style>input { outline: none !important; } .m-framed:focus-within { outline: 2px solid; outline-offset: 1px; }</style>',
        /is cut at its (top|left) by m-panel/,
      ],
    },
  },
  'a grid': {
    problems: gridProblems,
    clean: {
      'whose cells are whole': grid(),
      'under what explains a button beside it': `${grid()}<button aria-describedby="why" aria-disabled="true">Send</button><span role="tooltip" id="why" style="position: fixed; top: 34px; left: 95px">Tick a row first.</span>`,
    },
    faults: {
      'with a button over a tail': [
        grid('<button style="position: absolute; left: 40px; width: 50px; height: 30px">Delete</button>'),
        /a button lies over "28's"/,
      ],
      'with a number over its edge': [grid('', 'width: 150px'), /cuts "R3 817.20" at its edge/],
      'with a tooltip over its headings': [
        `${grid('<button aria-describedby="whole" style="width: 24px">?</button>')}<span role="tooltip" id="whole" style="position: fixed; top: 4px; left: 10px">The whole name</span>`,
        /"The whole name" lies over a heading of "Prices"/,
      ],
      'with a tooltip over a number': [
        `${grid('<button aria-describedby="whole" style="width: 24px">?</button>')}<span role="tooltip" id="whole" style="position: fixed; top: 34px; left: 95px">The whole name</span>`,
        /"The whole name" lies over "R3 817.20"/,
      ],
    },
  },
  'a popup': {
    problems: still(readAccents, undefined),
    clean: { 'with one coloured button': '<button class="m-button m-tone-accent" data-variant="solid">OK</button>' },
    faults: {
      'with two accents': [
        '<button class="m-button m-tone-accent" data-variant="solid">OK</button><button class="m-button m-tone-accent" data-variant="solid">Send</button>',
        /more than one button is coloured: OK, Send/,
      ],
    },
  },
  'a picture': {
    problems: still(readPictures, true),
    clean: {
      'with a name': '<svg role="img" aria-label="Open by Thabo" width="9" height="9"></svg>',
      'that decorates':
        '<svg aria-hidden="true" width="9" height="9"></svg><img alt="" src="data:," width="9" height="9">',
      'of a figure that stands beside it':
        '<td><span role="img" aria-label="R4.20 dearer" style="display: inline-block; width: 9px; height: 9px"></span> R4.20</td>',
    },
    faults: {
      'without words': ['<svg width="9" height="9"></svg>', /<svg> .* has no words/],
      'of a control without a name': ['<img src="data:," width="9" height="9">', /<img> .* has no words/],
      'whose figure is heard alone': [
        '<ul><li><span role="img" aria-label="R4.20 dearer" style="display: inline-block; width: 9px; height: 9px"></span><span class="m-hidden">R4.20</span></li></ul>',
        /says "R4.20 dearer" to the ear alone/,
      ],
    },
  },
  'a form': {
    problems: still(readSpeakers, undefined),
    clean: {
      'whose refusal is heard':
        '<form><input aria-invalid="true" aria-describedby="e"><p id="e" role="alert">Enter a quantity.</p><output></output></form>',
      'that is valid': '<form><input><output>Ordering: 3</output></form>',
    },
    faults: {
      'whose summary speaks beside an invalid field': [
        '<form><input aria-invalid="true"><output>Ordering: 0 for R0.00</output></form>',
        /"Ordering: 0 for R0.00" is spoken while a field is invalid/,
      ],
    },
  },
};

describe.each(Object.entries(GATES))('%s', (_, { problems, clean, faults }) => {
  it.each(Object.entries(clean))('%s has no problems', async (_what, html) => {
    show(html);
    expect(await problems(page)).toEqual([]);
  });

  it.each(Object.entries(faults))('%s is found', async (_what, [html, found]) => {
    show(html);
    expect((await problems(page)).join('\n')).toMatch(found);
  });
});

it('a check of the focus rings keeps focus where it was, and fires no events', async () => {
  show(panel('padding-block: 1px 8px', '<input>'));
  const input = document.querySelector('input');
  input?.focus();
  const received: string[] = [];
  for (const type of ['focus', 'blur', 'focusin', 'focusout'])
    document.addEventListener(type, () => received.push(type), true);
  await ringProblems(page);
  expect(document.activeElement).toBe(input);
  expect(received).toEqual([]);
});

/** Loads style sheets into a page, one after the other. */
async function loadSheets(...sheets: readonly string[]): Promise<void> {
  for (const text of sheets) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: URL.createObjectURL(new Blob([text], { type: 'text/css' })),
    });
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
    document.head.append(link);
    await loaded;
  }
}

describe('two style sheets for one element', () => {
  const BUTTON = '.m-button { height: 28px; color: red }';

  it.each([
    ['that say the same', '.m-panel > button { height: 28px }'],
    ['of which one is more specific', '.m-panel .m-button { height: 32px }'],
    ['of which one has no specificity', ':where(.m-panel) .m-button:where(.m-button) { width: 9px }'],
    ['that say different things', '.m-button { width: 32px }'],
    ['of which one holds in another window', '@media (width < 1px) { .m-button { height: 32px } }'],
  ])('%s have no problems', async (_, other) => {
    show(panel());
    await loadSheets(BUTTON, other);
    expect(readSheetClashes()).toEqual([]);
  });

  it.each([
    ['by class', '.m-button { height: 32px }'],
    ['by attribute', '[class="m-button"] { height: 32px }'],
    ['among others', 'input, :is(.m-button, b) { height: 32px }'],
  ])('are found if their order decides: %s', async (_, other) => {
    show(panel());
    await loadSheets(BUTTON, other);
    expect(readSheetClashes()).toEqual([expect.stringMatching(/^height: \.m-button/)]);
  });
});
