import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { cell, focusedText, manyProducts, Products } from './testing.tsx';

// The first import is slow on a busy machine.
beforeAll(() => import('./find/FindBar.tsx'), 60_000);

const box = () => screen.findByRole('textbox', { name: 'Find in Products' });
const bar = () => screen.getByRole('search', { name: 'Find in Products' });

describe('Ctrl+F', () => {
  test('finds in every column, counts matches, and steps forward and back with wrap-around', async () => {
    const { user } = render(<Products find />);
    await user.tab();
    await user.keyboard('{Control>}f{/Control}');
    await user.type(await box(), '0');
    expect(bar().textContent).toContain('1 of 3');
    await user.keyboard('{Enter}');
    expect(bar().textContent).toContain('2 of 3');
    await user.keyboard('{Enter}{Enter}');
    expect(bar().textContent).toContain('1 of 3');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(bar().textContent).toContain('3 of 3');
    expect(document.activeElement).toBe(await box());
  });

  test('highlights matches, filters nothing, and keeps focus on the match when it closes', async () => {
    const { user } = render(<Products find />);
    await user.tab();
    await user.keyboard('{Control>}f{/Control}');
    await user.type(await box(), 'dol');
    expect(screen.getAllByText(/^dol$/i, { selector: 'mark' })).toHaveLength(2);
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('4');
    await user.keyboard('{Enter}{Enter}{Escape}');
    expect(screen.queryByRole('search')).toBeNull();
    expect(focusedText()).toBe('Myprodol');
    expect(screen.queryByText('dol', { selector: 'mark' })).toBeNull();
  });

  test('finds rows that are not rendered', async () => {
    const { user } = render(<Products find rows={manyProducts(5000)} />);
    await user.tab();
    await user.keyboard('{Control>}f{/Control}');
    await user.type(await box(), 'Product 4999');
    await user.click(screen.getByRole('button', { name: 'Next match' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(focusedText()).toBe('Product 4999');
  });

  test('reports that there are no matches', async () => {
    const { user } = render(<Products find />);
    await user.tab();
    await user.keyboard('{Control>}f{/Control}');
    await user.type(await box(), 'quinine{Enter}');
    expect(bar().textContent).toContain('No matches');
  });

  test('is left to the browser without a search, and focuses the grid’s own search box if there is one', async () => {
    const left = vi.fn();
    const { user, rerender } = render(
      <div ref={(element) => element?.addEventListener('keydown', (event) => left(event.defaultPrevented))}>
        <Products />
      </div>,
    );
    await user.tab();
    await user.keyboard('{Control>}f{/Control}');
    expect(left).toHaveBeenLastCalledWith(false);
    rerender(<Products searchPanel />);
    await user.click(cell('Myprodol'));
    await user.keyboard('{Control>}f{/Control}');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });
});

describe('the grid’s own search box', () => {
  test('shows the position of focus among the remaining rows, and steps with Enter', async () => {
    const { user } = render(<Products searchPanel />);
    await user.type(screen.getByRole('searchbox'), 'dol');
    expect(screen.getByText('2', { selector: 'output' })).toBeTruthy();
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByText('2 of 2')).toBeTruthy();
    await user.keyboard('{Shift>}{Enter}{/Shift}{ArrowDown}');
    expect(focusedText()).toBe('Adco-Dol');
  });
});
