import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { usePaneKeys } from './usePaneKeys.ts';

function Page({ toLastLine = () => undefined, dialog = false }) {
  const page = useRef<HTMLDivElement>(null);
  usePaneKeys(page, toLastLine);
  return (
    <div ref={page}>
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
      {dialog && <div role="dialog" />}
    </div>
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? 'body';
const press = (key: string, more: object = {}) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
  return focused();
};

describe('F6', () => {
  it('goes past the same part of a tab that is behind', () => {
    function Lists() {
      const page = useRef<HTMLDivElement>(null);
      usePaneKeys(page, () => undefined);
      return (
        <div ref={page}>
          <div data-pane="products">
            <button type="button" disabled aria-label="behind" />
          </div>
          <div data-pane="products">
            <button type="button" aria-label="in sight" />
          </div>
        </div>
      );
    }
    render(<Lists />);
    expect(press('F6')).toBe('in sight');
  });

  it('goes round through what takes the keyboard', () => {
    render(<Page />);
    expect([1, 2, 3, 4, 5].map(() => press('F6'))).toEqual(['search', 'products', 'order', 'bar', 'search']);
  });

  it('goes back with Shift', () => {
    render(<Page />);
    screen.getByLabelText('order').focus();
    expect([1, 2, 3].map(() => press('F6', { shiftKey: true }))).toEqual(['products', 'search', 'bar']);
  });

  it('does nothing under a popup or with other keys', () => {
    const toLastLine = vi.fn();
    render(<Page dialog toLastLine={toLastLine} />);
    expect([press('F6'), press('F8')]).toEqual(['body', 'body']);
    expect(toLastLine).not.toHaveBeenCalled();
    cleanup();
    render(<Page toLastLine={toLastLine} />);
    expect([press('F6', { ctrlKey: true }), press('F7')]).toEqual(['body', 'body']);
    expect(toLastLine).not.toHaveBeenCalled();
  });
});

it('F8 asks for the last line', () => {
  const toLastLine = vi.fn();
  render(<Page toLastLine={toLastLine} />);
  press('F8');
  expect(toLastLine).toHaveBeenCalledOnce();
});
