import '../../themes/generated/themes.css';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createElement, useRef } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from '../../design-system/src/components/Carousel/Carousel.tsx';
import { DataGrid } from '../../design-system/src/components/DataGrid/DataGrid.tsx';
import { VirtualList } from '../../design-system/src/components/VirtualList/VirtualList.tsx';
import { Counting } from '../../design-system/src/motion/Counting.tsx';
import { Cards } from '../../design-system/src/motion/testing/Cards.tsx';
import { useArrival } from '../../design-system/src/motion/useArrival.ts';
import { fetchMotor, motorIfThere } from '../../design-system/src/motion/useMotor.ts';

const root = document.documentElement;
const tempo = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) root.style.setProperty(`--m-motion-${name}`, value);
};
const reduceMotion = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches }));
const frames = (count: number) =>
  act(async () => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  });
const until = (assertion: () => void) =>
  vi.waitFor(async () => {
    await frames(1);
    assertion();
  });
const rand = (cents: number) => `R ${(cents / 100).toFixed(2)}`;
const money = (value: number) => createElement(Counting, { value, format: rand });
const counting = () => document.querySelector('.m-counting')?.getAttribute('data-counting') ?? null;
/** The amount shown during the animation. */
const onTheWay = () => Number(counting()?.slice(2));
const moving = (element: Element) => element.getAnimations().map((animation) => animation.effect?.getTiming().duration);

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  return fetchMotor();
});
beforeEach(() => {
  reduceMotion(false);
  tempo({ enter: '200ms', leave: '150ms', ease: 'cubic-bezier(0, 0, 1, 1)', travel: '4px', grow: '1' });
});
afterEach(() => {
  cleanup();
  root.removeAttribute('style');
  vi.unstubAllGlobals();
});

describe('a number that counts', () => {
  it('has its new text at once, and is animated for the duration of the theme', async () => {
    const { rerender, container } = render(money(1000));
    rerender(money(9000));
    expect(container.textContent).toBe('R 90.00');
    expect(counting()).toBe('R 10.00');
    await until(() => expect(onTheWay()).toBeGreaterThan(10));
    expect(onTheWay()).toBeLessThan(90);
    await until(() => expect(counting()).toBeNull());
    expect(container.textContent).toBe('R 90.00');
  });

  it('continues from its current value when it changes again', async () => {
    const { rerender, container } = render(money(1000));
    rerender(money(9000));
    await until(() => expect(onTheWay()).toBeGreaterThan(10));
    const before = onTheWay();
    rerender(money(1000));
    expect(onTheWay()).toBe(before);
    await until(() => expect([counting(), container.textContent]).toEqual([null, 'R 10.00']));
  });

  it('is not animated during continuous changes', async () => {
    const { rerender, container } = render(money(1000));
    for (let value = 2000; value <= 9000; value += 1000) {
      rerender(money(value));
      if (value > 3000) expect([counting(), container.textContent]).toEqual([null, `R ${value / 100}.00`]);
      await frames(2);
    }
  });

  it('is not animated with reduced motion, or if the theme has no duration', () => {
    reduceMotion(true);
    const { rerender } = render(money(1000));
    rerender(money(9000));
    expect(counting()).toBeNull();
    reduceMotion(false);
    tempo({ enter: '0ms' });
    rerender(money(1000));
    expect(counting()).toBeNull();
  });
});

const Step = ({ place }: { place: number }) => {
  const element = useRef<HTMLDivElement>(null);
  useArrival(element, place);
  return createElement('div', { ref: element, role: 'note' }, `Step ${place}`);
};

describe('a replacing element', () => {
  it('enters with the theme’s duration, and leaves no inline style', async () => {
    const { rerender } = render(createElement(Step, { place: 1 }));
    const note = screen.getByRole('note');
    expect(moving(note)).toEqual([]);
    rerender(createElement(Step, { place: 2 }));
    expect(note.textContent).toBe('Step 2');
    expect(moving(note)).toEqual([200, 200]);
    await until(() => expect(moving(note)).toEqual([]));
    expect(note.getAttribute('style') ?? '').toBe('');
  });

  it('is not animated with reduced motion', () => {
    reduceMotion(true);
    expect(motorIfThere()).toBeNull();
    const { rerender } = render(createElement(Step, { place: 1 }));
    rerender(createElement(Step, { place: 2 }));
    expect(moving(screen.getByRole('note'))).toEqual([]);
  });
});

const movingCards = () =>
  screen.getAllByRole('listitem').flatMap((card) => (moving(card).length > 0 ? [card.textContent] : []));

describe('an item added to a list', () => {
  it('fades in at its position, and existing items do not move', () => {
    const { rerender } = render(createElement(Cards, { ids: [1, 2] }));
    expect(movingCards()).toEqual([]);
    rerender(createElement(Cards, { ids: [3, 2, 4] }));
    expect(movingCards()).toEqual(['Offer 4', 'Offer 5']);
    const [first] = screen.getAllByRole('listitem');
    expect(
      first?.getAnimations().map(({ effect }) => Object.keys((effect as KeyframeEffect).getKeyframes()[0] ?? {})),
    ).toEqual([expect.not.arrayContaining(['transform'])]);
  });

  it('is not animated if there are too many items', () => {
    const { rerender } = render(createElement(Cards, { ids: [0] }));
    rerender(createElement(Cards, { ids: Array.from({ length: 51 }, (_, id) => id) }));
    expect(movingCards()).toEqual([]);
  });
});

const Conversations = ({ order }: { order: readonly string[] }) =>
  // Away from the corner, where the pointer of a headless browser is initially.
  createElement('div', { style: { height: 300, width: 200, margin: 100 } }, [
    createElement(VirtualList<string>, {
      key: 'list',
      label: 'Conversations',
      rows: order,
      getKey: (name: string) => name,
      keyboard: 'rows',
      children: (name: string) => createElement('button', { type: 'button', style: { height: 60 } }, name),
    }),
  ]);
const movingRows = () =>
  screen.getAllByRole('button').flatMap((row) => (moving(row).length > 0 ? [row.textContent] : []));

describe('a conversation that moves to the top', () => {
  it('has its new position at once, and is animated together with those it passes', async () => {
    const { rerender } = render(createElement(Conversations, { order: ['a', 'b', 'c', 'd'] }));
    await frames(2);
    rerender(createElement(Conversations, { order: ['c', 'a', 'b', 'd'] }));
    expect(movingRows().toSorted()).toEqual(['a', 'b', 'c']);
    const [top] = document.querySelectorAll('[aria-posinset="1"]');
    expect(top?.textContent).toBe('c');
    // The dragged row is above the others during the move, and level with them afterwards.
    const heights = () => [...document.querySelectorAll<HTMLElement>('[aria-posinset]')].map((row) => row.style.zIndex);
    expect(heights().filter(Boolean)).toEqual(['1']);
    await until(() => expect(movingRows()).toEqual([]));
    expect(heights().filter(Boolean)).toEqual([]);
  });

  it('is not animated under the pointer, or if another list is shown', async () => {
    const { rerender } = render(createElement(Conversations, { order: ['a', 'b', 'c', 'd'] }));
    await frames(2);
    rerender(createElement(Conversations, { order: ['e', 'f', 'g'] }));
    expect(movingRows()).toEqual([]);
    const scroller = document.querySelector('.m-virtual-list__scroll') as HTMLElement;
    Object.assign(scroller, { matches: (selector: string) => selector === ':hover' });
    rerender(createElement(Conversations, { order: ['g', 'e', 'f'] }));
    expect(movingRows()).toEqual([]);
  });
});

const Lines = ({ names }: { names: readonly string[] }) =>
  createElement(
    'div',
    { style: { height: 300, width: 300 } },
    createElement(DataGrid<string>, {
      label: 'Lines',
      emptyText: 'No lines',
      columns: [{ id: 'name', header: 'Name', value: (name) => name }],
      rows: names,
      rowKey: (name) => name,
    }),
  );
const named = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `Line ${from + index}`);
const leavingRows = () => [...document.querySelectorAll<HTMLElement>('.m-grid-row[data-leaving]')];

describe('a line that is removed from the order', () => {
  it('is gone at once, and its image fades as the theme says, not interactive or findable', async () => {
    const { rerender } = render(createElement(Lines, { names: named(0, 40) }));
    await frames(2);
    rerender(createElement(Lines, { names: named(0, 40).filter((name) => name !== 'Line 2') }));
    expect(screen.queryByRole('row', { name: /Line 2$/ })).toBeNull();
    const [trace, ...others] = leavingRows();
    expect(others).toEqual([]);
    expect(trace?.textContent).toBe('Line 2');
    expect([trace?.inert, trace?.getAttribute('role'), trace && moving(trace)]).toEqual([true, null, [150]]);
    await until(() => expect(leavingRows()).toEqual([]));
  });

  it('leaves no image if many are removed, if one is added, and with reduced motion', async () => {
    const { rerender } = render(createElement(Lines, { names: named(0, 40) }));
    await frames(2);
    rerender(createElement(Lines, { names: named(5, 40) }));
    rerender(createElement(Lines, { names: named(4, 40) }));
    reduceMotion(true);
    rerender(createElement(Lines, { names: named(5, 40) }));
    expect(leavingRows()).toEqual([]);
  });
});

describe('a removed element', () => {
  const traces = () => document.querySelectorAll('body > [inert]');
  const take = () => {
    document.body.insertAdjacentHTML('beforeend', '<button class="gone">Saved</button>');
    const leaving = document.querySelector('.gone') as HTMLElement;
    motorIfThere()?.fadeOutCopy(leaving);
    leaving.remove();
  };

  it('is rendered once more as it fades, not interactive or announced', async () => {
    take();
    const [trace] = traces();
    expect(trace?.getAttribute('aria-hidden')).toBe('true');
    expect(trace && getComputedStyle(trace).pointerEvents).toBe('none');
    expect(trace && moving(trace)).toEqual([150]);
    await until(() => expect(traces()).toHaveLength(0));
  });

  it('disappears at once with reduced motion, and in a brand without exit animation', () => {
    reduceMotion(true);
    take();
    expect(traces()).toHaveLength(0);
    reduceMotion(false);
    tempo({ leave: '0ms' });
    take();
    expect(traces()).toHaveLength(0);
  });
});

describe('an advert', () => {
  const pressed = vi.fn();
  const slides = ['Winter', 'Kestrel', 'Bonus'].map((label) => ({
    id: label,
    label,
    content: createElement('button', { type: 'button', onClick: pressed, style: { width: 400, height: 100 } }, label),
  }));
  const shown = () => screen.getByRole('group').getAttribute('aria-label');
  const pointer = (type: string, target: EventTarget, x: number, buttons = 1) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        isPrimary: true,
        pointerId: 1,
        pointerType: 'mouse',
        clientX: x,
        clientY: 20,
        button: type === 'pointermove' ? -1 : 0,
        buttons,
      }),
    );
  /** Pressing on the slide and releasing elsewhere makes the browser click. */
  const drag = async (way: number) => {
    const button = screen.getByRole('group').querySelector('button') as HTMLElement;
    pointer('pointerdown', button, 200);
    for (let step = 1; step <= 8; step += 1) {
      await frames(2);
      pointer('pointermove', window, 200 + (way * step) / 8);
    }
    // Holds still before releasing, so that it is not a fling.
    await frames(8);
    pointer('pointerup', window, 200 + way, 0);
    button.click();
    await frames(2);
  };
  const show = async () => {
    pressed.mockClear();
    render(
      createElement(
        'div',
        { style: { width: 400 } },
        createElement(Carousel, { label: 'Promotions', slides, interval: 0 }),
      ),
    );
    const isDraggable = () => screen.getByRole('group').style.touchAction === 'pan-y';
    await vi.waitFor(() => expect(isDraggable()).toBe(true), { timeout: 5000 });
  };

  it('moves to the next one when it is dragged to the left, and to the previous one to the right', async () => {
    await show();
    await drag(-160);
    expect(shown()).toBe('2 of 3: Kestrel');
    await vi.waitFor(() => expect(screen.getByRole('group').style.touchAction).toBe('pan-y'));
    await drag(160);
    expect(shown()).toBe('1 of 3: Winter');
    expect(pressed).not.toHaveBeenCalled();
  });

  it('is pressed by a pointer that hardly moves, and by the keyboard', async () => {
    await show();
    await drag(5);
    expect(shown()).toBe('1 of 3: Winter');
    expect(pressed).toHaveBeenCalledOnce();
    screen.getByRole('group').querySelector('button')?.click();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('stays, and is not pressed, after a short drag', async () => {
    await show();
    await drag(-40);
    expect(shown()).toBe('1 of 3: Winter');
    expect(pressed).not.toHaveBeenCalled();
  });

  it('cannot be dragged with reduced motion', async () => {
    reduceMotion(true);
    render(createElement(Carousel, { label: 'Promotions', slides, interval: 0 }));
    await act(() => new Promise((resolve) => requestIdleCallback(() => resolve(undefined))));
    await import('../../design-system/src/motion/dragging.ts');
    await frames(2);
    expect(screen.getByRole('group').style.touchAction).toBe('');
  });
});
