import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

const Controlled = (props: Partial<SearchBoxProps> & Pick<SearchBoxProps, 'onSearch'>) => {
  const [value, setValue] = useState(props.value ?? '');
  return <SearchBox label="Search products" {...props} value={value} onChange={setValue} />;
};

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

describe('SearchBox', () => {
  const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search products' });

  it('waits until typing pauses', async () => {
    const onSearch = vi.fn();
    const { user } = render(<Controlled onSearch={onSearch} />);
    await user.type(box(), 'amox');
    vi.advanceTimersByTime(1400);
    expect(onSearch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('amox');
  });

  it('separates the words of a pasted table, whose lines the browser would join', async () => {
    const { user } = render(<Controlled onSearch={vi.fn()} value="old text" />);
    await user.click(box());
    box().setSelectionRange(0, 3);
    await user.paste('Panado 500mg\t24\r\nBrufen 200mg\t30\r\n');
    expect(box().value).toBe('Panado 500mg 24 Brufen 200mg 30 text');
    expect(box().selectionStart).toBe('Panado 500mg 24 Brufen 200mg 30'.length);
  });

  it('searches at once on Enter, and does not search twice', async () => {
    const onSearch = vi.fn();
    const onEnter = vi.fn();
    const { user } = render(<Controlled onSearch={onSearch} onEnter={onEnter} />);
    await user.type(box(), 'amox{Enter}');
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('amox');
    expect(onEnter).toHaveBeenCalledExactlyOnceWith('amox');
    vi.advanceTimersByTime(5000);
    expect(onSearch).toHaveBeenCalledOnce();
  });

  it('calls the Enter handler if the text was already searched', async () => {
    const onSearch = vi.fn();
    const onEnter = vi.fn();
    const { user } = render(<Controlled onSearch={onSearch} onEnter={onEnter} value="amox" />);
    await user.type(box(), '{Enter}');
    expect(onSearch).not.toHaveBeenCalled();
    expect(onEnter).toHaveBeenCalledOnce();
  });

  it('searches a text only on Enter if `debounceMs` is infinite for it', async () => {
    const onSearch = vi.fn();
    const getPause = (text: string) => (text === 'tab' ? Number.POSITIVE_INFINITY : 1000);
    const { user } = render(<Controlled onSearch={onSearch} debounceMs={getPause} />);
    await user.type(box(), 'tab');
    vi.advanceTimersByTime(5000);
    expect(onSearch).not.toHaveBeenCalled();
    await user.type(box(), '{Enter}');
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('tab');
    await user.type(box(), 'l');
    vi.advanceTimersByTime(1000);
    expect(onSearch).toHaveBeenLastCalledWith('tabl');
  });

  it('searches only on Enter if `debounceMs` is infinite', async () => {
    const onSearch = vi.fn();
    const { user } = render(<Controlled onSearch={onSearch} debounceMs={Infinity} />);
    await user.type(box(), 'amox');
    vi.advanceTimersByTime(60_000);
    expect(onSearch).not.toHaveBeenCalled();
    await user.keyboard('{Enter}{Enter}');
    expect(onSearch).toHaveBeenCalledTimes(2);
  });

  it.each(['{Escape}', 'the cross'])('clears and searches an empty text with %s', async (way) => {
    const onSearch = vi.fn();
    const { user } = render(<Controlled onSearch={onSearch} value="amox" />);
    box().focus();
    if (way === 'the cross') await user.click(screen.getByRole('button', { name: 'Clear' }));
    else await user.keyboard(way);
    expect(box().value).toBe('');
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
    expect(document.activeElement).toBe(box());
  });

  it('moves into the results with ArrowDown', async () => {
    const onArrowDown = vi.fn();
    const { user } = render(<Controlled onSearch={() => {}} onArrowDown={onArrowDown} />);
    await user.type(box(), '{ArrowDown}');
    expect(onArrowDown).toHaveBeenCalledOnce();
  });
});
