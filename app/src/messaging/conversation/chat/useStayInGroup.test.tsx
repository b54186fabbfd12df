// @vitest-environment jsdom
import { chatGroup } from '@mortar/contract';
import { cleanup, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { liveLinkAtom } from '#live/liveLinkAtom.ts';
import { createFakeLink } from '#live/testing/fakeLink.ts';
import { useStayInGroup } from './useStayInGroup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('leaves the group of a conversation ten seconds after it was closed', () => {
  const { link } = createFakeLink();
  const groups: string[] = [];
  link.join = (group) => {
    groups.push(group);
    return () => void groups.splice(groups.indexOf(group), 1);
  };
  const store = createStore();
  store.set(liveLinkAtom, link);
  const { unmount } = renderHook(() => useStayInGroup({ registeredHash: 'KEST', retailerID: 1001 }), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  expect(groups).toEqual([chatGroup('KEST', 1001)]);
  unmount();
  vi.advanceTimersByTime(9_999);
  expect(groups).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(groups).toEqual([]);
});
