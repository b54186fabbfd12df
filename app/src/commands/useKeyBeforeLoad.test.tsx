import { fireEvent, render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useCommands } from './useCommands.ts';
import { useKeyBeforeLoad } from './useKeyBeforeLoad.ts';

function Part({ run, onMount }: { run(): void; onMount(): void }) {
  useCommands([{ id: 'order.quick', title: 'Quick Order', key: 'Alt+L', run }]);
  useEffect(function reportMount() {
    onMount();
  });
  return null;
}

function start(dialog = false) {
  const [run, load] = [vi.fn(), vi.fn()];
  function Page() {
    const [mounted, setMounted] = useState(false);
    const pressHeldKey = useKeyBeforeLoad('Alt+L', load);
    return (
      <>
        {dialog && <div role="dialog" />}
        <button type="button" onClick={() => setMounted(true)} />
        {mounted && <Part run={run} onMount={pressHeldKey} />}
      </>
    );
  }
  const { getByRole } = render(<Page />);
  return { run, load, mount: () => fireEvent.click(getByRole('button', { hidden: true })) };
}

const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more });
const ALT_L = { altKey: true };

it('loads the part and presses the key again once it is mounted', () => {
  const { run, load, mount } = start();
  expect(press('l', ALT_L)).toBe(false);
  expect([load.mock.calls.length, run.mock.calls.length]).toEqual([1, 0]);
  mount();
  expect(run).toHaveBeenCalledOnce();
  press('l', ALT_L);
  expect([load.mock.calls.length, run.mock.calls.length]).toEqual([1, 2]);
});

it.each<[string, () => void]>([
  ['another key', () => press('p')],
  ['a click', () => fireEvent.pointerDown(document.body)],
])('drops the key after %s', (_what, act) => {
  const { run, mount } = start();
  press('l', ALT_L);
  act();
  mount();
  expect(run).not.toHaveBeenCalled();
});

it('leaves the key to an open popup', () => {
  const { run, load, mount } = start(true);
  expect(press('l', ALT_L)).toBe(true);
  mount();
  expect([load.mock.calls.length, run.mock.calls.length]).toEqual([0, 0]);
});
