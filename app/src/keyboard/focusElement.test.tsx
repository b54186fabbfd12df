import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { focusElement } from './focusElement.ts';

afterEach(cleanup);

it('answers the element that a part has chosen for the keyboard', () => {
  render(<button type="button">Second row</button>);
  const row = screen.getByRole('button');
  expect(focusElement({ current: { focus: () => row.focus() } })).toBe(row);
});

it('answers what has the keyboard already where the part is not there', () => {
  render(<input aria-label="Search" />);
  const box = screen.getByRole('textbox');
  box.focus();
  expect(focusElement({ current: null })).toBe(box);
});
