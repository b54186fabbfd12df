import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { focusNextPane } from './panes.ts';

function Page() {
  return (
    <main>
      <div data-pane="products">
        <div data-pane="search">
          <input aria-label="search" />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a grid as the product has it */}
        <div role="grid">
          <button type="button" aria-label="products" tabIndex={0} />
        </div>
      </div>
      <div data-pane="generics">nothing that takes the keyboard</div>
      <div data-pane="order">
        <button type="button" aria-label="order" />
      </div>
      <div data-pane="bar">
        <button type="button" disabled aria-label="off" />
        <button type="button" aria-label="bar" />
      </div>
    </main>
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? 'body';
const go = (by: 1 | -1) => {
  focusNextPane(screen.getByRole('main'), by);
  return focused();
};

describe('moving to the next panel of a page', () => {
  it('skips the same panel of a background tab', () => {
    render(
      <main>
        <div data-pane="products">
          <button type="button" disabled aria-label="behind" />
        </div>
        <div data-pane="products">
          <button type="button" aria-label="in sight" />
        </div>
      </main>,
    );
    expect(go(1)).toBe('in sight');
  });

  it('cycles through the focusable panels', () => {
    render(<Page />);
    expect([1, 2, 3, 4, 5].map(() => go(1))).toEqual(['search', 'products', 'order', 'bar', 'search']);
  });

  it('moves back', () => {
    render(<Page />);
    screen.getByLabelText('order').focus();
    expect([1, 2, 3].map(() => go(-1))).toEqual(['products', 'search', 'bar']);
  });
});
