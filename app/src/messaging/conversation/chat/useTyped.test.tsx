// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Before, startBuyer } from '#messaging/conversation/testing/buyer.tsx';
import { useTyped } from './useTyped.ts';
import { readWrittenOf, storeWritten } from './written.ts';

vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

const NOTHING = { subject: '', message: '', at: 0 };
const TYPED = { subject: 'Stock', message: 'Half a sen', at: 7 };
const NAME = 'new message';

async function open(before?: Before, initial = NOTHING) {
  const { backend, session, wrapper } = await startBuyer(before);
  const { result, unmount } = renderHook(() => useTyped(NAME, initial), { wrapper });
  const owner = `${session.staff.retailerid}/${session.staff.username}`;
  return { backend, session, result, unmount, owner };
}

describe('the typed text of a form', () => {
  it('is restored after a reload, and gone once it was sent', async () => {
    const form = await open();
    expect(form.result.current.typed).toEqual(NOTHING);
    act(() => form.result.current.keep(TYPED));
    expect(form.result.current.typed).toEqual(TYPED);
    form.unmount();
    const again = await open(form);
    expect([again.result.current.typed, again.result.current.now()]).toEqual([TYPED, TYPED]);
    act(() => again.result.current.forget());
    expect(again.result.current.typed).toEqual(NOTHING);
    expect(readWrittenOf(again.owner)).toEqual({});
  });

  it('is not stored if it equals the initial values of the form', async () => {
    const form = await open();
    act(() => form.result.current.keep(TYPED));
    act(() => form.result.current.keep({ ...NOTHING }));
    expect(readWrittenOf(form.owner)).toEqual({});
  });

  it('overrides the initial values of the form, even with an empty field', async () => {
    const form = await open(undefined, TYPED);
    act(() => form.result.current.keep({ ...TYPED, subject: '' }));
    form.unmount();
    const again = await open(form, TYPED);
    expect(again.result.current.typed).toEqual({ ...TYPED, subject: '' });
  });

  it.each([
    ['is no JSON', 'Half a sen'],
    ['is none of a form', '"Half a sen"'],
    ['is null', 'null'],
    ['has values of other types and unknown names', '{"subject":7,"message":null,"toString":"x","more":"y"}'],
  ])('is dropped if it is malformed: it %s', async (_, draft) => {
    const first = await open();
    first.unmount();
    storeWritten(first.owner, NAME, { draft, outbox: [] });
    const form = await open(first);
    expect(form.result.current.typed).toEqual(NOTHING);
  });
});
