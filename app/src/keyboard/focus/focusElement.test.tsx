import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { focusElement } from './focusElement.ts';

afterEach(cleanup);

it('returns the element that a panel focuses', () => {
  render(<button type="button">Second row</button>);
  const row = screen.getByRole('button');
  expect(focusElement({ current: { focus: () => row.focus() } })).toBe(row);
});

it('returns the focused element if the panel is not rendered', () => {
  render(<input aria-label="Search" />);
  const box = screen.getByRole('textbox');
  box.focus();
  expect(focusElement({ current: null })).toBe(box);
});
