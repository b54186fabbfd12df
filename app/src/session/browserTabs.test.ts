import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserTabs } from './browserTabs.ts';
import { sessionMark, type Tabs } from './tabs.ts';

const flushTasks = () => new Promise((resolve) => setImmediate(resolve));
/** Node's channels deliver by themselves; the fake clock is for the tabs' own waiting. */
const patience = () => vi.advanceTimersByTimeAsync(1000);

const opened: BroadcastChannel[] = [];
class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    opened.push(this);
  }
}

let order = 0;
/** Unique names, since locks outlive a test that does not release them. */
const name = () => `order 1001/${++order}`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const channel of opened.splice(0)) channel.close();
});

const ways: [string, () => void][] = [['by asking, without locks', () => vi.stubGlobal('navigator', {})]];
if (navigator.locks) ways.unshift(['by locks', () => undefined]);

describe.each(ways)('tabs %s', (_, arrange) => {
  let tabs: [Tabs, Tabs];
  beforeEach(() => {
    arrange();
    tabs = [browserTabs(), browserTabs()];
  });
  const claim = async (
    tab: Tabs,
    wanted: string,
    wish: 'free' | 'from another',
    onLost: () => void = () => undefined,
  ) => {
    const claiming = tab.claim(wanted, wish, onLost);
    await flushTasks();
    await patience();
    return claiming;
  };

  it('leave a name with the tab that has it', async () => {
    const wanted = name();
    const mine = await claim(tabs[0], wanted, 'free');
    expect(mine).not.toBeNull();
    const answer = tabs[1].claim(wanted, 'free', () => undefined);
    expect(await answer).toBeNull();
    mine?.release();
    await flushTasks();
    const then = await claim(tabs[1], wanted, 'free');
    expect(then).not.toBeNull();
    then?.release();
  });

  it('take it over, and notify the tab that had it', async () => {
    const wanted = name();
    const lost = vi.fn();
    await claim(tabs[0], wanted, 'free', lost);
    const taken = await claim(tabs[1], wanted, 'from another');
    await vi.waitUntil(() => lost.mock.calls.length === 1);
    taken?.release();
  });
});

it('notify the others, not themselves', async () => {
  const [one, other] = [browserTabs(), browserTabs()];
  const received = { one: vi.fn(), other: vi.fn() };
  one.listen(received.one);
  other.listen(received.other);
  const message = { about: 'session ended', session: 'x', reason: 'expired', notice: null } as const;
  one.broadcast(message);
  await vi.waitUntil(() => received.other.mock.calls.length > 0);
  expect(received.other.mock.calls).toEqual([[message]]);
  expect(received.one).not.toHaveBeenCalled();
});

it('identifies a session without its token', () => {
  const marks = Array.from({ length: 2000 }, (_, index) => sessionMark(`token-${index}`));
  expect(new Set(marks).size).toBe(2000);
  expect(sessionMark('token-7')).toBe(marks[7]);
  expect(marks.some((mark) => mark.includes('token'))).toBe(false);
});

describe('a name that is requested with patience', () => {
  /** Locks of a busy computer, handed over manually. */
  function busyLocks() {
    let heldBy: string[] = [];
    let handOver: () => void = () => undefined;
    const request = (
      _name: string,
      { signal }: { signal: AbortSignal },
      keep: (lock: object) => Promise<void>,
    ): Promise<void> =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        handOver = () => void keep({}).then(resolve);
      });
    const query = async () => ({ held: heldBy.map((of) => ({ name: of })) });
    vi.stubGlobal('navigator', { locks: { request, query } });
    return {
      hold: (...names: string[]) => {
        heldBy = names;
      },
      handOver: () => handOver(),
    };
  }
  const tenSeconds = () => vi.advanceTimersByTimeAsync(10_000);

  it('is awaited while no tab has it, however long that takes', async () => {
    const locks = busyLocks();
    const claiming = browserTabs().claim('order 7', 'soon', () => undefined);
    await tenSeconds();
    locks.handOver();
    expect(await claiming).not.toBeNull();
    // Polling has stopped.
    await tenSeconds();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is awaited again if the previous page still has it', async () => {
    const locks = busyLocks();
    locks.hold('order 7', 'order 8');
    const claiming = browserTabs().claim('order 7', 'soon', () => undefined);
    await vi.advanceTimersByTimeAsync(500);
    locks.hold('order 8');
    await tenSeconds();
    locks.handOver();
    expect(await claiming).not.toBeNull();
  });

  it('stays with another tab that keeps it', async () => {
    const locks = busyLocks();
    locks.hold('order 7');
    const claiming = browserTabs().claim('order 7', 'soon', () => undefined);
    await tenSeconds();
    expect(await claiming).toBeNull();
  });
});
