import './testing/storageAreas.ts';
import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createScope, type ScopeOptions } from './scope.ts';
import { readStoredSession, sessionAtom } from './session.ts';
import { onlyTab } from './tabs.ts';
import { session } from './testing/sessions.ts';

const start = (changes: Partial<ScopeOptions> = {}) =>
  createScope({ session, notice: null, tabs: onlyTab, isReload: false, parts: [], ...changes });

beforeEach(() => sessionStorage.clear());

describe('the end of a session', () => {
  it('clears unobserved data at once, and observed data as soon as the page unsubscribes', () => {
    const { queryClient, store, end } = start();
    const cache = queryClient.getQueryCache();
    const watch = (key: string) =>
      new QueryObserver(queryClient, { queryKey: [key], queryFn: () => session.token, enabled: false });
    queryClient.setQueryData(['left'], session.token);
    const leave = watch('orders').subscribe(() => undefined);
    end();
    expect([cache.getAll(), store.get(sessionAtom)]).toEqual([[], null]);
    // The page renders once more before it unmounts.
    const stops = [watch('late'), watch('late')].map((late) => late.subscribe(() => undefined));
    leave();
    expect(cache.findAll({ queryKey: ['orders'] })).toEqual([]);
    const [late] = cache.findAll({ queryKey: ['late'] });
    if (!late) throw new Error('nobody asked');
    const destroy = vi.spyOn(late, 'destroy');
    stops.pop()?.();
    expect(destroy).not.toHaveBeenCalled();
    stops.pop()?.();
    expect(destroy).toHaveBeenCalledOnce();
  });

  it('keeps unobserved data while the session continues', () => {
    const { queryClient } = start();
    const watched = new QueryObserver(queryClient, { queryKey: ['orders'], queryFn: () => 1, enabled: false });
    const destroy = vi.spyOn(watched.getCurrentQuery(), 'destroy');
    watched.subscribe(() => undefined)();
    expect(destroy).not.toHaveBeenCalled();
  });

  it('notifies its parts beforehand, with the reason, and does nothing between two sessions', () => {
    const [beforeEnd, ended] = [vi.fn(), vi.fn()];
    const parts = [() => ({ beforeEnd, end: ended }), () => ({ end: ended })];
    const scope = start({ parts });
    scope.beforeEnd('expired');
    scope.end();
    expect(beforeEnd).toHaveBeenCalledWith(session, 'expired');
    expect(ended).toHaveBeenCalledTimes(2);
    start({ parts, session: null }).beforeEnd('signed out');
    expect(beforeEnd).toHaveBeenCalledOnce();
  });
});

describe('the session after a reload', () => {
  it('is the session that started, and a reload does not change it', () => {
    start();
    expect(readStoredSession()).toEqual(session);
    start({ session: { ...session, token: 'two' }, isReload: true });
    expect(readStoredSession()?.token).toBe('one');
  });
});
