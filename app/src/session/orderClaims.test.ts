import { describe, expect, it, vi } from 'vitest';
import { createOrderClaims } from './orderClaims.ts';
import { createBrowser } from './testing/browser.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

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

describe('an order among the tabs of a browser', () => {
  it('is worked on by one of them', async () => {
    const { first, second } = twoTabs();
    expect(await first.take(7, 'free')).toBe(true);
    expect(await second.take(7, 'free')).toBe(false);
    expect(await second.take(8, 'free')).toBe(true);
    expect(await first.take(7, 'free')).toBe(true);
  });

  it('goes to another tab with its person’s consent, and the first is told once', async () => {
    const { first, second, firstLost, secondLost } = twoTabs();
    await first.take(7, 'free');
    expect(await second.take(7, 'from another')).toBe(true);
    await settle();
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

  it('is not kept by a tab that closed it before it had it', async () => {
    const { first, second } = twoTabs();
    const taking = first.take(7, 'free');
    first.keepOnly(null);
    expect(await taking).toBe(false);
    expect(await second.take(7, 'free')).toBe(true);
  });
});
