// @vitest-environment jsdom
import { MortarProvider } from '@mortar/design-system';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sessionAtom } from '#session/session.ts';
import { session } from '#session/testing/sessions.ts';
import { keepDraft, readDrafts } from '#unsaved/drafts.ts';
import { ListAndForm, NothingChosen, useChosen } from './ListAndForm.tsx';
import { messages } from './messages.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const pair = (entered: number, form: ReactNode) => (
  <ListAndForm title="Users" list={<button type="button">row</button>} entered={entered} form={form} />
);
const field = <input key="name" aria-label="Name" />;

it('focuses the form at once after a selection', () => {
  const { rerender } = render(pair(0, field), { wrapper: MortarProvider });
  rerender(pair(1, field));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

it('focuses it once its fields are read', async () => {
  const { rerender } = render(pair(0, null), { wrapper: MortarProvider });
  rerender(pair(1, null));
  rerender(pair(1, field));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })));
});

it('keeps focus if the user moved it meanwhile', async () => {
  const { rerender } = render(pair(0, null), { wrapper: MortarProvider });
  rerender(pair(1, null));
  const row = screen.getByRole('button', { name: 'row' });
  row.focus();
  rerender(pair(1, field));
  rerender(pair(1, [field, <p key="more">more</p>]));
  await screen.findByText('more');
  expect(document.activeElement).toBe(row);
});

describe('a list', () => {
  const open = (rows: readonly number[]) => {
    const store = createStore();
    store.set(sessionAtom, session);
    const List = ({ all }: { all: readonly number[] }) => {
      const { chosen, one, add, close, open: choose, leave } = useChosen<number>('role', all, Number);
      return (
        <>
          <p>{`${chosen.kind} ${one}`}</p>
          <button type="button" onClick={() => add()}>
            add
          </button>
          <button type="button" onClick={close}>
            cancel
          </button>
          <button type="button" onClick={() => choose(8)}>
            choose 8
          </button>
          <button type="button" onClick={() => leave({ kind: 'none' })}>
            deleted
          </button>
        </>
      );
    };
    const tree = (all: readonly number[]) => (
      <Provider store={store}>
        <List all={all} />
      </Provider>
    );
    const { rerender } = render(tree(rows), { wrapper: MortarProvider });
    return (all: readonly number[]) => rerender(tree(all));
  };
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('selects its first entry once it is read, and keeps it whatever is inserted before', () => {
    const read = open([]);
    expect(screen.getByText('none null')).toBeDefined();
    read([7, 8]);
    expect(screen.getByText('one 7')).toBeDefined();
    read([6, 7, 8]);
    expect(screen.getByText('one 7')).toBeDefined();
  });

  it('returns from a cancelled new entry to the previous one', () => {
    open([7, 8]);
    press('choose 8');
    press('add');
    expect(screen.getByText('new null')).toBeDefined();
    press('cancel');
    expect(screen.getByText('one 8')).toBeDefined();
  });

  it('selects no entry after a deletion: the list may still contain the deleted one', () => {
    open([7, 8]);
    press('deleted');
    expect(screen.getByText('none null')).toBeDefined();
  });
});

describe('a list after a session ended with typed text', () => {
  const open = (form: string, gone: boolean) => {
    keepDraft(session.staff, form, { initial: {}, typed: { name: 'Late' } });
    const store = createStore();
    store.set(sessionAtom, session);
    const List = () => {
      const { chosen, storedAs } = useChosen<number>('role', [], Number);
      return (
        <>
          <p>{JSON.stringify(chosen)}</p>
          <NothingChosen title="Permissions" text="Select a role." gone={gone ? storedAs : null} />
        </>
      );
    };
    render(
      <Provider store={store}>
        <List />
      </Provider>,
      { wrapper: MortarProvider },
    );
  };

  it.each([
    ['role 7', '{"kind":"one","key":7}'],
    ['role new', '{"kind":"new"}'],
    ['user 7', '{"kind":"none"}'],
  ])('selects for %s the entry %s', (form, chosen) => {
    open(form, false);
    expect([screen.getByText(chosen), screen.getByText('Select a role.')]).toHaveLength(2);
    expect(Object.keys(readDrafts(session.staff))).toEqual([form]);
  });

  it('reports once that the entry was deleted meanwhile', () => {
    open('role 7', true);
    expect(screen.getByText(messages.storedOfNone)).toBeDefined();
    expect(readDrafts(session.staff)).toEqual({});
  });
});
