// @vitest-environment jsdom
import { MortarProvider } from '@mortar/design-system';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ListAndForm } from './ListAndForm.tsx';

afterEach(cleanup);

const pair = (entered: number, form: ReactNode) => (
  <ListAndForm title="Users" list={<button type="button">row</button>} entered={entered} form={form} />
);
const field = <input key="name" aria-label="Name" />;

it('gives the form that was gone into the keyboard at once', () => {
  const { rerender } = render(pair(0, field), { wrapper: MortarProvider });
  rerender(pair(1, field));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

it('gives it the keyboard once its fields are read', async () => {
  const { rerender } = render(pair(0, null), { wrapper: MortarProvider });
  rerender(pair(1, null));
  rerender(pair(1, field));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })));
});

it('leaves the keyboard where somebody took it meanwhile', async () => {
  const { rerender } = render(pair(0, null), { wrapper: MortarProvider });
  rerender(pair(1, null));
  const row = screen.getByRole('button', { name: 'row' });
  row.focus();
  rerender(pair(1, field));
  rerender(pair(1, [field, <p key="more">more</p>]));
  await screen.findByText('more');
  expect(document.activeElement).toBe(row);
});
