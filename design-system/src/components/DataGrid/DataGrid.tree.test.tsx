import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DataGrid } from './DataGrid.tsx';
import { focusedText } from './testing.tsx';
import type { GridColumn } from './types.ts';

interface Place {
  name: string;
  /** Parent row; null at the top. */
  under: string | null;
}

const PLACES: readonly Place[] = [
  { name: 'Cape Town', under: null },
  { name: 'Claremont', under: 'Cape Town' },
  { name: 'Sea Point', under: 'Cape Town' },
  { name: 'Durban', under: null },
  { name: 'Umhlanga', under: 'Durban' },
];

const COLUMNS: readonly GridColumn<Place>[] = [
  { id: 'name', header: 'Place', rowHeader: true, value: ({ name }) => name },
  { id: 'under', header: 'Lies in', value: ({ under }) => under },
];

function Places({ dir = 'ltr' }: { dir?: 'ltr' | 'rtl' }) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set(['Durban']));
  return (
    <div dir={dir}>
      <DataGrid
        label="Places"
        columns={COLUMNS}
        rows={PLACES.filter(({ under }) => under === null || !folded.has(under))}
        rowKey={({ name }) => name}
        emptyText="No places."
        selection="single"
        tree={{
          level: ({ under }) => (under === null ? 1 : 2),
          open: ({ name, under }) => (under === null ? !folded.has(name) : undefined),
          onOpen: ({ name }, open) =>
            setFolded((before) => new Set(open ? [...before].filter((key) => key !== name) : [...before, name])),
        }}
      />
    </div>
  );
}

afterEach(cleanup);

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
});

const row = (name: RegExp) => screen.getByRole('row', { name });

describe('a tree', () => {
  test('exposes the level of each row, and whether its children are shown', () => {
    render(<Places />);
    expect(screen.getByRole('treegrid', { name: 'Places' })).toBeTruthy();
    expect(row(/^Cape Town/).getAttribute('aria-level')).toBe('1');
    expect(row(/^Cape Town/).getAttribute('aria-expanded')).toBe('true');
    expect(row(/^Claremont/).getAttribute('aria-level')).toBe('2');
    expect(row(/^Claremont/).hasAttribute('aria-expanded')).toBe(false);
    expect(row(/^Durban/).getAttribute('aria-expanded')).toBe('false');
    // Cells have focus, so the row header exposes the state too.
    expect(screen.getByRole('rowheader', { name: 'Durban' }).getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole('rowheader', { name: 'Claremont' }).hasAttribute('aria-expanded')).toBe(false);
  });

  test('expands with ArrowRight and collapses with ArrowLeft in its first column, and moves to the parent', async () => {
    render(<Places />);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focusedText()).toBe('Sea Point');
    await user.keyboard('{ArrowLeft}');
    expect(focusedText()).toBe('Cape Town');
    await user.keyboard('{ArrowLeft}');
    expect(row(/^Cape Town/).getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('row', { name: /^Claremont/ })).toBeNull();
    expect(focusedText()).toBe('Cape Town');
    // There is no parent at the top.
    await user.keyboard('{ArrowLeft}');
    expect(focusedText()).toBe('Cape Town');
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(focusedText()).toBe('Durban');
    expect(row(/^Umhlanga/).getAttribute('aria-level')).toBe('2');
  });

  test('moves between cells if there is nothing to expand, and back', async () => {
    render(<Places />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getAllByRole('gridcell')[0]);
    await user.keyboard('{ArrowLeft}');
    expect(focusedText()).toBe('Cape Town');
    expect(row(/^Cape Town/).getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(focusedText()).toBe('Cape Town');
    expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
  });

  test('is mirrored on a right-to-left page', async () => {
    render(<Places dir="rtl" />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(row(/^Cape Town/).getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{ArrowLeft}');
    expect(row(/^Cape Town/).getAttribute('aria-expanded')).toBe('true');
  });

  test('keeps the attributes of rows separate while elements are reused', async () => {
    render(<Places />);
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    for (const part of screen.getAllByRole('row').slice(1)) {
      expect(part.getAttribute('aria-level')).toBe('1');
      expect(part.getAttribute('aria-expanded')).toBe('false');
    }
  });
});
