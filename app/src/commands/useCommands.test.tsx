import { toast } from '@mortar/design-system';
import { fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { useLayoutEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Command } from './command.ts';
import { commandsAtom, pageHintsAtom } from './registry.ts';
import { useCommand } from './useCommand.ts';
import { useCommands } from './useCommands.ts';

afterEach(() => vi.restoreAllMocks());

const REFUSED = { allowed: false, reason: 'You may not.' } as const;

function Page({ commands, dialog = false }: { commands: readonly Command[]; dialog?: boolean }) {
  useCommands(commands);
  return dialog ? <div role="dialog" /> : null;
}

function start(commands: readonly Command[], dialog = false) {
  const store = createStore();
  const page = (now: readonly Command[] | null, over = dialog) => (
    <Provider store={store}>{now && <Page commands={now} dialog={over} />}</Provider>
  );
  const { rerender } = render(page(commands));
  return { store, show: (now: readonly Command[] | null) => rerender(page(now)) };
}

/** Presses a key; returns whether the browser's default action runs. */
const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more });
const SAVE = { key: 's', ctrlKey: true };

describe('the key of a command', () => {
  it('runs it as of the last render', () => {
    const [before, run] = [vi.fn(), vi.fn()];
    const { show } = start([{ id: 'order.save', title: 'Save', key: 'Ctrl+S', run: before }]);
    show([{ id: 'order.save', title: 'Save', key: 'Ctrl+S', run }]);
    expect(press('s', SAVE)).toBe(false);
    expect([before.mock.calls.length, run.mock.calls.length]).toEqual([0, 1]);
    show(null);
    expect(press('s', SAVE)).toBe(true);
    expect(run).toHaveBeenCalledOnce();
  });

  it('runs it on a page that has just appeared, before the browser paints', () => {
    const run = vi.fn();
    function Appeared() {
      useCommands([{ id: 'order.save', title: 'Save', key: 'Ctrl+S', run }]);
      useLayoutEffect(function pressAtOnce() {
        press('s', SAVE);
      }, []);
      return null;
    }
    render(<Appeared />);
    expect(run).toHaveBeenCalledOnce();
  });

  it.each<[string, Partial<Command>, object]>([
    ['another key', {}, { key: 'x' }],
    ['with Shift', {}, { shiftKey: true }],
    ['AltGr', {}, { altKey: true }],
    ['of a popup whose footer handles it', { place: 'Order manager' }, {}],
    ['of a component that handles it itself', { run: undefined }, {}],
  ])('is ignored: %s', (_what, changes, more) => {
    const run = vi.fn();
    start([{ id: 'order.save', title: 'Save', key: 'Ctrl+S', run, ...changes }]);
    expect(press('s', { ...SAVE, ...more })).toBe(true);
    expect(run).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<Command>, object]>([
    ['disabled', { disabled: true }, {}],
    ['done already', { busy: true }, {}],
    ['held down', {}, { repeat: true }],
  ])('does nothing, in the application or the browser: %s', (_what, changes, more) => {
    const run = vi.fn();
    start([{ id: 'order.save', title: 'Save', key: 'Ctrl+S', run, ...changes }]);
    expect(press('s', { ...SAVE, ...more })).toBe(false);
    expect(run).not.toHaveBeenCalled();
  });

  it.each(['input', 'textarea', 'select'])('is typed into a text field if it is a single character: %s', (name) => {
    const run = vi.fn();
    start([{ id: 'keys.show', title: 'Keys', key: '?', run }]);
    const field = document.body.appendChild(document.createElement(name));
    expect(fireEvent.keyDown(field, { key: '?', shiftKey: true })).toBe(true);
    expect(run).not.toHaveBeenCalled();
    field.remove();
    expect(press('?', { shiftKey: true })).toBe(false);
    expect(run).toHaveBeenCalledOnce();
  });

  it('repeats while it is held down if it moves focus on the page', () => {
    const run = vi.fn();
    start([{ id: 'page.next', title: 'Next', key: 'F6', run }]);
    press('F6');
    press('F6', { repeat: true });
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('is left to the popup that covers the page', () => {
    const run = vi.fn();
    start([{ id: 'order.save', title: 'Save', key: 'Ctrl+S', run }], true);
    expect(press('s', SAVE)).toBe(true);
    expect(run).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<Command>, string]>([
    ['the user lacks the permission', { permission: REFUSED }, 'You may not.'],
    ['the command is not available now', { refusal: 'Not today.' }, 'Not today.'],
    ['both', { permission: REFUSED, refusal: 'Not today.' }, 'You may not.'],
  ])('shows the reason: %s', (_what, changes, reason) => {
    const [run, error] = [vi.fn(), vi.spyOn(toast, 'error').mockReturnValue(1)];
    start([{ id: 'order.save', title: 'Save', key: 'Ctrl+S', run, ...changes }]);
    press('s', SAVE);
    expect(run).not.toHaveBeenCalled();
    expect(error).toHaveBeenCalledWith(reason);
  });
});

describe('two commands', () => {
  const one: Command = { id: 'order.save', title: 'Save', key: 'Ctrl+S', run: () => undefined };

  it.each<[string, Command]>([
    ["There are two commands 'order.save'.", { id: 'order.save', title: 'Other' }],
    ["Ctrl+S is 'order.save' and 'order.other' (page).", { ...one, id: 'order.other' }],
  ])('throw in development: %s', (problem, other) => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => start([one, other])).toThrow(problem);
    const { store } = start([one]);
    const second = () =>
      render(
        <Provider store={store}>
          <Page commands={[other]} />
        </Provider>,
      );
    expect(second).toThrow(problem);
  });

  it.each<[string, Command]>([
    ['other keys', { ...one, id: 'order.other', key: 'Ctrl+X' }],
    ['other places', { ...one, id: 'order.other', place: 'Order manager' }],
    ['no key', { id: 'order.other', title: 'Other' }],
  ])('can coexist: %s', (_what, other) => {
    const { store } = start([one, other]);
    expect(store.get(commandsAtom)).toHaveLength(2);
  });

  it('replace each other', () => {
    const { store, show } = start([one]);
    show([{ ...one, id: 'order.other' }]);
    expect(store.get(commandsAtom).map(({ id }) => id)).toEqual(['order.other']);
    show(null);
    expect(store.get(commandsAtom)).toEqual([]);
  });
});

it('finds a command with its current action and its undo', () => {
  const { store, show } = start([]);
  const [run, undo] = [vi.fn(), vi.fn()];
  show([{ id: 'line.add', title: 'Add', run, undo }]);
  const [known] = store.get(commandsAtom);
  known?.run?.();
  known?.undo?.();
  expect([run.mock.calls.length, undo.mock.calls.length]).toEqual([1, 1]);
});

it('reports the keys of the page to its bar, except those of disabled commands', () => {
  const next: Command = { id: 'page.next', title: 'Next', key: 'F6', hint: 'next part', run: () => undefined };
  const last: Command = { id: 'order.lastLine', title: 'Last', key: 'F8', hint: 'last line', disabled: true };
  const { store, show } = start([next, last, { id: 'page.previous', title: 'Before', key: 'Shift+F6' }]);
  expect(store.get(pageHintsAtom)).toBe('F6 next part');
  show([next, { ...last, disabled: false }]);
  expect(store.get(pageHintsAtom)).toBe('F6 next part · F8 last line');
});

describe('the button of a command', () => {
  function Save(command: Omit<Command, 'id' | 'title'>) {
    const { button, title } = useCommand({ id: 'order.save', title: 'Save', ...command });
    const { keyHint, unavailable, busy, ...rest } = button;
    return (
      <button type="button" data-hint={keyHint} data-unavailable={unavailable} data-busy={busy} {...rest}>
        {title}
      </button>
    );
  }

  it('shows its key and runs it', () => {
    const run = vi.fn();
    render(<Save run={run} />);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(run).toHaveBeenCalledOnce();
  });

  it('shows the reason if it is pressed while disabled', () => {
    const [run, error] = [vi.fn(), vi.spyOn(toast, 'error').mockReturnValue(1)];
    render(<Save run={run} permission={REFUSED} />);
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button.dataset.unavailable).toBe('You may not.');
    fireEvent.click(button);
    expect(run).not.toHaveBeenCalled();
    expect(error).toHaveBeenCalledWith('You may not.');
  });
});
