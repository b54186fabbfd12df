import { BRANDS, MODES } from '@mortar/themes';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { colourViolations } from './colours.ts';
import { digest } from './digest.ts';
import { getStyleSignatures } from './styleSignatures.ts';

const COMBINATIONS = BRANDS.flatMap((brand) => MODES.map((mode) => ({ brand, mode })));
const WORN = { brand: 'mortar', mode: 'light' };
const OTHERS = COMBINATIONS.filter(({ brand, mode }) => brand !== WORN.brand || mode !== WORN.mode);
const getSelector = ({ brand, mode }: { brand: string; mode: string }) => `[data-brand=${brand}][data-mode=${mode}]`;

/** A page as in Storybook: its wrappers and a story, with a text on its own background and a link. */
function show(css: string): void {
  document.head.innerHTML = `<link rel="modulepreload" href="data:text/javascript,"><style>
    body { background: #fff; color: #222; }
    .sb-wrapper { display: none; color: #ddd; }
    .card { background: #f4f4f4; padding: 8px; }
    .link { color: #1a3fa0; text-decoration: underline; }
    ${css}
  </style>`;
  document.body.innerHTML = `
    <div class="sb-wrapper">Never seen</div>
    <main id="storybook-root">
      <p class="plain">Words on the page</p>
      <div class="card"><p class="worded">Words on a card</p></div>
      <p>A sentence with <a class="link" href="#there">a link in it</a> and more words</p>
    </main>
    <div class="portal"><p class="floating">Words in a popup</p></div>`;
}

/** Returns axe's results for the full document in each combination. */
async function byItself(): Promise<string[]> {
  const found: string[] = [];
  for (const { brand, mode } of COMBINATIONS) {
    Object.assign(document.documentElement.dataset, { brand, mode });
    const { violations } = await axe.run(document.body, { runOnly: ['color-contrast', 'link-in-text-block'] });
    for (const { nodes } of violations)
      for (const { target } of nodes) found.push(`${brand} ${mode}: ${target.join(' ')}`);
  }
  Object.assign(document.documentElement.dataset, WORN);
  return found;
}

const judged = async (signatures = getStyleSignatures()) =>
  (await colourViolations({ combinations: COMBINATIONS, signatures })).violations;

const seen = async () =>
  (await judged()).flatMap(({ combination, nodes }) => nodes.map((node) => `${combination}: ${node.split(':')[0]}`));

beforeEach(() => {
  Object.assign(window, { axe, digest });
  Object.assign(document.documentElement.dataset, WORN);
});
afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const FAULTS = {
  'a text': '.plain { color: #bbb; }',
  'a ground': '.card { background: #333; }',
  'a text in a portal': '.floating { color: #fff; background: #ffd400; }',
  'a link that is told by its colour alone': '.link { text-decoration: none; color: #333; }',
  'a ground that lets another one through': '.worded { background: rgb(0 0 0 / 70%); }',
  'words that let their ground through': '.worded { color: rgb(34 34 34 / 40%); }',
  'words that are faded': '.card { opacity: 0.4; }',
  'what is painted over': '.portal { position: absolute; inset: 0 auto auto 0; background: #444; }',
};

describe('the colours of a story', () => {
  it('are legible without a seeded defect', async () => {
    show('');
    expect(await judged()).toEqual([]);
  });

  describe.each(OTHERS)('in $brand $mode', (combination) => {
    it.each(Object.entries(FAULTS))('%s is found as by axe itself, and nowhere else', async (_, rule) => {
      show(rule.replace(/^/, `${getSelector(combination)} `));
      const found = await seen();
      expect(found).not.toEqual([]);
      expect(found).toEqual(await byItself());
      expect(found.every((line) => line.startsWith(`${combination.brand} ${combination.mode}: `))).toBe(true);
    });
  });

  describe('where axe gives no verdict', () => {
    /** Text in a window over a page shaded by a pseudo-element. */
    const SHADED = `
      .portal { position: fixed; inset: 0; z-index: 1; }
      .portal::before { content: ''; position: absolute; inset: 0; z-index: -1; background: rgb(0 0 0 / 40%); }
      .floating { background: #fff; color: #222; }`;

    it.each([
      ['legible', '', []],
      ['not legible', '.floating { color: #bbb; }', ['.floating']],
      ['legible because they are large', '.floating { color: #8a8a8a; font-size: 24px; }', []],
      ['not legible in small', '.floating { color: #8a8a8a; font-size: 23px; }', ['.floating']],
      ['painted through', '.floating { color: rgb(34 34 34 / 40%); }', ['.floating']],
    ])('text of a popup is checked: %s', async (_what, css, expected) => {
      show(SHADED + css);
      const { incomplete } = await axe.run(document.querySelector('.floating') as Element, {
        runOnly: ['color-contrast'],
      });
      expect(incomplete).toHaveLength(1);
      const found = await judged();
      expect([...new Set(found.flatMap(({ nodes }) => nodes.map((node) => node.split(':')[0])))]).toEqual(expected);
      expect(found).toHaveLength(expected.length * COMBINATIONS.length);
    });

    it('text that no one needs to read is not a violation', async () => {
      show(`${SHADED} .floating { color: #bbb; }`);
      document.querySelector('.floating')?.replaceWith(
        Object.assign(document.createElement('button'), {
          className: 'floating',
          disabled: true,
          textContent: 'Send',
        }),
      );
      expect(await judged()).toEqual([]);
    });

    it('a removed element covers nothing', async () => {
      show('.portal { position: fixed; inset: 0; background: #fff; } .plain { color: #bbb; }');
      const signatures = getStyleSignatures();
      document.querySelector('.portal')?.remove();
      expect(await judged(signatures)).toHaveLength(COMBINATIONS.length);
    });

    it('covered text is checked where it is visible', async () => {
      show('.portal { position: fixed; inset: 0; background: #fff; } .plain { color: #bbb; }');
      expect(await judged()).toEqual([]);
    });
  });

  it('are checked in Storybook’s own elements', async () => {
    show('.sb-wrapper { display: block; }');
    expect(await seen()).toEqual(await byItself());
    expect(await seen()).toHaveLength(COMBINATIONS.length);
  });

  it('are checked for the requested style signatures', async () => {
    const [combination] = OTHERS;
    show(`${combination ? getSelector(combination) : ''} :is(.plain, .worded) { color: #bbb; }`);
    const signatures = getStyleSignatures();
    const found = async (some: string[]) => (await judged(some)).flatMap(({ nodes }) => nodes).length;
    const each: number[] = [];
    for (const look of signatures) each.push(await found([look]));
    expect(each.filter((count) => count > 0)).toEqual([1, 1]);
    expect(await found(signatures)).toBe(2);
  });

  it('are checked for elements that still exist', async () => {
    show('');
    const signatures = getStyleSignatures();
    document.querySelector('.plain')?.remove();
    const { judged: those } = await colourViolations({ combinations: COMBINATIONS, signatures });
    expect(those).toHaveLength(signatures.length - 1);
    // Everything is removed after the first combination.
    const going = colourViolations({ combinations: COMBINATIONS, signatures });
    document.body.innerHTML = '';
    expect(await going).toEqual({ violations: [], judged: [] });
  });

  it('leave the page unchanged', async () => {
    show('');
    const before = document.body.innerHTML;
    await judged();
    expect(document.body.innerHTML).toBe(before);
    expect({ ...document.documentElement.dataset }).toMatchObject(WORN);
  });
});
