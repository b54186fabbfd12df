import { describe, expect, it, vi } from 'vitest';
import type { Tabs } from '#session/tabs.ts';
import { createBrowser } from '#session/testing/browser.ts';
import { createOrderClaims } from './orderClaims.ts';

const flushTasks = () => new Promise((resolve) => setImmediate(resolve));

function twoTabs() {
  const browser = createBrowser();
  const [firstLost, secondLost] = [vi.fn(), vi.fn()];
  return {
    browser,
    firstLost,
    secondLost,
    first: createOrderClaims(browser.openTab(), 1001, firstLost),
    second: createOrderClaims(browser.openTab(), 1001, secondLost),
  };
}

describe('an order shared by the tabs of a browser', () => {
  it('is open in one of them', async () => {
    const { first, second } = twoTabs();
    expect(await first.take(7, 'free')).toBe(true);
    expect(await second.take(7, 'free')).toBe(false);
    expect(await second.take(8, 'free')).toBe(true);
    expect(await first.take(7, 'free')).toBe(true);
  });

  it('moves to another tab with the user’s consent, and the first is notified once', async () => {
    const { first, second, firstLost, secondLost } = twoTabs();
    await first.take(7, 'free');
    expect(await second.take(7, 'from another')).toBe(true);
    await flushTasks();
    expect(firstLost.mock.calls).toEqual([[7]]);
    expect(secondLost).not.toHaveBeenCalled();
    expect(await first.take(7, 'free')).toBe(false);
  });

  it('is free once it is closed, or another one is opened', async () => {
    const { first, second, firstLost } = twoTabs();
    await first.take(7, 'free');
    first.keepOnly(7);
    expect(await second.take(7, 'free')).toBe(false);
    first.keepOnly(null);
    expect(await second.take(7, 'free')).toBe(true);
    await second.take(8, 'free');
    expect(await first.take(7, 'free')).toBe(true);
    expect(firstLost).not.toHaveBeenCalled();
  });

  it('is not kept by a tab that closed it before it obtained it', async () => {
    const { first, second } = twoTabs();
    const taking = first.take(7, 'free');
    first.keepOnly(null);
    expect(await taking).toBe(false);
    expect(await second.take(7, 'free')).toBe(true);
  });

  it('is identified by pharmacy and order, and requested once', async () => {
    const { browser, first } = twoTabs();
    const tab = browser.openTab();
    const claim = vi.spyOn(tab, 'claim');
    const claims = createOrderClaims(tab, 2002, vi.fn());
    await first.take(7, 'free');
    expect([await claims.take(7, 'soon'), await claims.take(7, 'free')]).toEqual([true, true]);
    expect(browser.names()).toEqual(['order 1001/7', 'order 2002/7']);
    expect(claim.mock.calls.map(([name, wanted]) => [name, wanted])).toEqual([['order 2002/7', 'soon']]);
  });

  it('is kept by a tab that still wants it when it obtains it', async () => {
    const { browser, first } = twoTabs();
    const taking = first.take(7, 'free');
    first.keepOnly(7);
    expect(await taking).toBe(true);
    expect(browser.names()).toEqual(['order 1001/7']);
  });

  it('is released by a tab that wanted another one in the meantime', async () => {
    const { browser, first } = twoTabs();
    expect(await Promise.all([first.take(7, 'free'), first.take(8, 'free')])).toEqual([false, true]);
    expect(browser.names()).toEqual(['order 1001/8']);
  });

  it('stays with its tab while that tab requests another without success', async () => {
    const { browser, first, second } = twoTabs();
    await second.take(8, 'free');
    await first.take(7, 'free');
    expect(await first.take(8, 'free')).toBe(false);
    expect(browser.names()).toEqual(['order 1001/8', 'order 1001/7']);
  });

  it('can be reclaimed after it was lost', async () => {
    const { first, second, firstLost, secondLost } = twoTabs();
    await first.take(7, 'free');
    await second.take(7, 'from another');
    await flushTasks();
    expect(await first.take(7, 'from another')).toBe(true);
    await flushTasks();
    expect([firstLost.mock.calls, secondLost.mock.calls]).toEqual([[[7]], [[7]]]);
  });

  it('is not lost by a tab that has released it', async () => {
    const lost = vi.fn();
    const loseThese: (() => void)[] = [];
    const release = vi.fn();
    const tabs: Tabs = {
      claim: async (_name, _wanted, onLost) => {
        loseThese.push(onLost);
        return { release };
      },
      broadcast: () => undefined,
      listen: () => () => undefined,
    };
    const claims = createOrderClaims(tabs, 1001, lost);
    await claims.take(7, 'free');
    await claims.take(8, 'free');
    loseThese[0]?.();
    expect([release.mock.calls.length, lost.mock.calls]).toEqual([1, []]);
    loseThese[1]?.();
    loseThese[1]?.();
    claims.keepOnly(null);
    expect([release.mock.calls.length, lost.mock.calls]).toEqual([1, [[8]]]);
  });
});
