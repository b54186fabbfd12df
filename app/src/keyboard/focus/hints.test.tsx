import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getFocusedRegion, hintAt } from './hints.ts';
import { useHasFocus, useHint } from './useHasFocus.ts';

function Bar() {
  return (
    <p>
      <output>{useHint(PARTS)}</output>
      <i>{String(useHasFocus('prices'))}</i>
      <b>{String(useHasFocus('prices', 'row'))}</b>
    </p>
  );
}

/* biome-ignore-start lint/a11y/useSemanticElements: a grid as the product has it */
/* biome-ignore-start lint/a11y/useFocusableInteractive: cells take the focus */
function Page({ rows = true }) {
  return (
    <div>
      <Bar />
      <div role="tablist">
        <button type="button" role="tab">
          Regrets
        </button>
      </div>
      <search data-pane="search" data-field-keys="search keys">
        <input type="search" aria-label="search" />
        <select aria-label="field" />
      </search>
      <div data-pane="prices" data-row-keys="row keys">
        <div role="grid">
          <div role="row">
            <div role="columnheader" tabIndex={-1} data-sortable="true">
              header
            </div>
            <div role="columnheader" tabIndex={-1}>
              unsorted
            </div>
          </div>
          {rows && (
            <div role="row" data-index="0">
              <div role="gridcell" tabIndex={-1}>
                cell
                <button type="button">widget</button>
              </div>
            </div>
          )}
        </div>
        <div data-row-keys="">
          <div role="grid">
            <div role="rowheader" tabIndex={-1}>
              silent row
            </div>
          </div>
        </div>
        <button type="button">order</button>
      </div>
      <div data-pane="lines" role="grid">
        <div role="gridcell" tabIndex={-1}>
          mute
        </div>
      </div>
      <button type="button">outside</button>
      <div role="dialog">
        <div data-pane="prices" data-row-keys="row keys">
          <div role="grid">
            <div role="gridcell" tabIndex={-1}>
              in a popup
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
/* biome-ignore-end lint/a11y/useFocusableInteractive: cells take the focus */
/* biome-ignore-end lint/a11y/useSemanticElements: a grid as the product has it */

const PARTS = 'F6 next part · F8 last line';
const shown = () => ['output', 'i', 'b'].map((each) => document.querySelector(each)?.textContent);
const at = (name: string) =>
  screen.queryByLabelText(name) ??
  screen.getAllByText((_, element) => element?.firstChild?.textContent === name && element.tagName !== 'BODY').at(-1);

describe('the key hints', () => {
  it.each([
    ['Regrets', `← → other tabs · ${PARTS}`, 'false', 'false'],
    ['search', `search keys · ${PARTS}`, 'false', 'false'],
    ['field', PARTS, 'false', 'false'],
    ['cell', `row keys · ${PARTS}`, 'true', 'true'],
    ['widget', PARTS, 'true', 'false'],
    ['header', `↵ sort by it · ↓ to the rows · ${PARTS}`, 'true', 'false'],
    ['unsorted', PARTS, 'true', 'false'],
    ['silent row', PARTS, 'true', 'true'],
    ['order', PARTS, 'true', 'false'],
    ['mute', PARTS, 'false', 'false'],
    ['outside', '', 'false', 'false'],
    ['in a popup', '', 'false', 'false'],
  ])('belong to the focused element: %s', (name, ...expected) => {
    render(<Page />);
    act(() => at(name)?.focus());
    expect(shown()).toEqual(expected);
    act(() => (document.activeElement as HTMLElement).blur());
    expect(shown()).toEqual(['', 'false', 'false']);
  });

  it('are empty for a header that waits for rows', () => {
    render(<Page rows={false} />);
    act(() => at('header')?.focus());
    expect(shown()[0]).toBe(PARTS);
  });
});

describe('an element without hints', () => {
  it('shows nothing', () => {
    document.body.dataset.pane = 'page';
    expect([hintAt(null, PARTS), hintAt(document.body, PARTS)]).toEqual(['', '']);
    delete document.body.dataset.pane;
    const { container } = render(<div />);
    expect([getFocusedRegion(null), getFocusedRegion(container)]).toEqual([null, null]);
  });

  it('shows only the hints of its row when the page has none', () => {
    render(<Page />);
    const cell = at('cell') ?? null;
    expect(hintAt(cell, '')).toBe('row keys');
    expect(getFocusedRegion(cell)).toEqual({ pane: 'prices', row: true });
  });
});
