import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useTypeToSearch } from './useTypeToSearch.ts';

function Page({ popup = false, hasSearch = true }) {
  const page = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useTypeToSearch(page, () => search.current);
  return (
    <>
      <div ref={page}>
        {hasSearch && <input ref={search} type="search" aria-label="search" defaultValue="brufen 400" />}
        <button type="button">price</button>
        <input type="checkbox" aria-label="favourite" />
        <input aria-label="note" />
        <textarea aria-label="message" />
        <select aria-label="field">
          <option>A</option>
          <option>Losec</option>
        </select>
        <div role="menu" aria-label="menu" tabIndex={-1} />
        {popup && (
          <div role="dialog">
            <button type="button">answer</button>
          </div>
        )}
      </div>
      <button type="button">elsewhere</button>
    </>
  );
}
const box = () => screen.getByLabelText<HTMLInputElement>('search');
const at = (name: string) => screen.queryByLabelText(name) ?? screen.getByText(name);

describe('a typed character', () => {
  it.each(['price', 'favourite'])('on a %s goes to the search, and replaces its text', async (name) => {
    const user = userEvent.setup();
    render(<Page />);
    at(name).focus();
    await user.keyboard('losec');
    expect(document.activeElement).toBe(box());
    expect(box().value).toBe('losec');
  });

  it('waits for a search that becomes visible with its tab, and is not lost', async () => {
    const user = userEvent.setup();
    render(<Page />);
    const focus = vi
      .spyOn(box(), 'focus')
      .mockImplementationOnce(() => {})
      .mockImplementationOnce(() => {});
    at('price').focus();
    await user.keyboard('lo');
    await waitFor(() => expect(document.activeElement).toBe(box()));
    expect(focus.mock.calls.length).toBeGreaterThan(2);
    await user.keyboard('sec');
    expect(box().value).toBe('losec');
  });

  it('goes to the search if nothing has focus', async () => {
    const user = userEvent.setup();
    render(<Page />);
    (document.activeElement as HTMLElement | null)?.blur();
    await user.keyboard('é');
    expect(box().value).toBe('é');
  });

  it.each(['note', 'message', 'field', 'menu', 'elsewhere'])('stays with %s', async (name) => {
    const user = userEvent.setup();
    render(<Page />);
    at(name).focus();
    await user.keyboard('losec');
    expect(document.activeElement).toBe(at(name));
    expect(box().value).toBe('brufen 400');
  });

  it('answers the dialog in a popup, and does not search', async () => {
    const user = userEvent.setup();
    render(<Page popup />);
    at('answer').focus();
    await user.keyboard('k');
    expect(document.activeElement).toBe(at('answer'));
  });

  it.each(['{Control>}k{/Control}', '{Alt>}k{/Alt}', '{Meta>}k{/Meta}', '5', '{Enter}', ' ', '-'])(
    'is not %s',
    async (keys) => {
      const user = userEvent.setup();
      render(<Page />);
      at('price').focus();
      await user.keyboard(keys);
      expect(document.activeElement).toBe(at('price'));
      expect(box().value).toBe('brufen 400');
    },
  );

  it('is not written into the focused element once the search has taken it', () => {
    render(<Page />);
    at('price').focus();
    // The browser types into the newly focused element.
    expect(fireEvent.keyDown(at('price'), { key: 'k' })).toBe(true);
    expect([box().selectionStart, box().selectionEnd]).toEqual([0, 10]);
    vi.spyOn(box(), 'focus').mockImplementation(() => {});
    at('price').focus();
    expect(fireEvent.keyDown(at('price'), { key: 'k' })).toBe(false);
  });

  it('is dropped if the search does not become visible, and does not appear later', async () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
    render(<Page />);
    const focus = vi.spyOn(box(), 'focus').mockImplementation(() => {});
    at('price').focus();
    fireEvent.keyDown(at('price'), { key: 'k' });
    for (let frame = 0; frame < 40; frame += 1) vi.advanceTimersToNextFrame();
    expect(focus).toHaveBeenCalledTimes(32);
    focus.mockRestore();
    fireEvent.keyDown(at('price'), { key: 'l' });
    expect([document.activeElement, box().value]).toEqual([box(), 'brufen 400']);
    vi.useRealTimers();
  });

  it('is written in one step with others that wait', async () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
    render(<Page />);
    const focus = vi.spyOn(box(), 'focus').mockImplementation(() => {});
    const input = vi.fn();
    box().addEventListener('input', input);
    at('price').focus();
    for (const key of 'lo') fireEvent.keyDown(at('price'), { key });
    focus.mockRestore();
    for (let frame = 0; frame < 5; frame += 1) vi.advanceTimersToNextFrame();
    expect([box().value, input.mock.calls.length]).toEqual(['lo', 1]);
    vi.useRealTimers();
  });

  it.each([
    ['another handler consumed', (event: KeyboardEvent) => event.preventDefault()],
    ['is not written yet', (event: KeyboardEvent) => Object.defineProperty(event, 'isComposing', { value: true })],
  ])('that %s is ignored', (_what, before) => {
    render(<Page />);
    at('price').addEventListener('keydown', before);
    at('price').focus();
    fireEvent.keyDown(at('price'), { key: 'k' });
    expect(document.activeElement).toBe(at('price'));
  });

  it('entered with AltGr goes to the search too', () => {
    render(<Page />);
    at('price').focus();
    const hasModifier = (name: string) => name === 'AltGraph';
    const event = new KeyboardEvent('keydown', { key: 'ł', ctrlKey: true, altKey: true, bubbles: true });
    at('price').dispatchEvent(Object.defineProperty(event, 'getModifierState', { value: hasModifier }));
    expect(document.activeElement).toBe(box());
  });

  it('is ignored once the page is gone', () => {
    const { unmount } = render(<Page />);
    const search = box();
    const focus = vi.spyOn(search, 'focus');
    unmount();
    fireEvent.keyDown(document.body, { key: 'k' });
    expect(focus).not.toHaveBeenCalled();
  });

  it('keeps focus if there is no search', async () => {
    const user = userEvent.setup();
    render(<Page hasSearch={false} />);
    at('price').focus();
    await user.keyboard('k');
    expect(document.activeElement).toBe(at('price'));
  });
});
