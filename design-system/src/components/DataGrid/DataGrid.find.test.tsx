import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { cell, focusedText, manyProducts, Products } from './testing.tsx';

// The first import is slow on a busy machine.
beforeAll(() => import('./find/FindBar.tsx'), 60_000);

const box = () => screen.findByRole('textbox', { name: 'Find in Products' });
const bar = () => screen.getByRole('search', { name: 'Find in Products' });

describe('Ctrl+F', () => {
  test('finds in every column, counts, and jumps to and fro, round and round', async () => {
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

  test('marks matches, filters nothing, and leaves the keyboard on the match when it closes', async () => {
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

  test('reaches rows that are not in the document', async () => {
    const { user } = render(<Products find rows={manyProducts(5000)} />);
    await user.tab();
    await user.keyboard('{Control>}f{/Control}');
    await user.type(await box(), 'Product 4999');
    await user.click(screen.getByRole('button', { name: 'Next match' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(focusedText()).toBe('Product 4999');
  });

  test('says when there is nothing', async () => {
    const { user } = render(<Products find />);
    await user.tab();
    await user.keyboard('{Control>}f{/Control}');
    await user.type(await box(), 'quinine{Enter}');
    expect(bar().textContent).toContain('No matches');
  });

  test('is the browser’s where the grid has no search, and the grid’s own box’s where it has one', async () => {
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
  test('says where the keyboard stands among the rows that are left, and steps on with Enter', async () => {
    const { user } = render(<Products searchPanel />);
    await user.type(screen.getByRole('searchbox'), 'dol');
    expect(screen.getByText('2', { selector: 'output' })).toBeTruthy();
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByText('2 of 2')).toBeTruthy();
    await user.keyboard('{Shift>}{Enter}{/Shift}{ArrowDown}');
    expect(focusedText()).toBe('Adco-Dol');
  });
});
