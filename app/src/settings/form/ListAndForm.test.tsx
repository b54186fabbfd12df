// @vitest-environment jsdom
import { MortarProvider } from '@mortar/design-system';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
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

describe('a list in which a session ended over something', () => {
  const open = (form: string, gone: boolean) => {
    keepDraft(session.staff, form, { began: {}, typed: { name: 'Late' } });
    const store = createStore();
    store.set(sessionAtom, session);
    const List = () => {
      const { chosen, keptAs } = useChosen('role');
      return (
        <>
          <p>{JSON.stringify(chosen)}</p>
          <NothingChosen title="Permissions" text="Select a role." gone={gone ? keptAs : null} />
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
  ])('begins with %s as %s', (form, chosen) => {
    open(form, false);
    expect([screen.getByText(chosen), screen.getByText('Select a role.')]).toHaveLength(2);
    expect(Object.keys(readDrafts(session.staff))).toEqual([form]);
  });

  it('says that it was deleted meanwhile, once', () => {
    open('role 7', true);
    expect(screen.getByText(messages.keptOfNone)).toBeDefined();
    expect(readDrafts(session.staff)).toEqual({});
  });
});
