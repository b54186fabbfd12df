import { toast } from '@mortar/design-system';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart.tsx';
import { messages } from './messages.ts';
import { OptionalPart } from './OptionalPart.tsx';
import { PartBoundary } from './PartBoundary.tsx';

const Popup = ({ text }: { text: string }) => <p>{text}</p>;

function Page({ Part }: { Part: ReturnType<typeof lazyPart<{ text: string }>> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <PartBoundary onFail={() => setOpen(false)}>{open && <Part text="There" />}</PartBoundary>
    </>
  );
}

const open = () => act(async () => screen.getByRole('button', { name: 'Open' }).click());

describe('a part that is fetched', () => {
  const said = vi.spyOn(toast, 'error').mockReturnValue(0);
  // React tells the console of what a boundary caught.
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
  afterEach(() => {
    cleanup();
    said.mockClear();
  });

  it('is shown once it is there, and fetched once', async () => {
    const load = vi.fn(() => Promise.resolve(Popup));
    render(<Page Part={lazyPart(load)} />);
    expect(load).not.toHaveBeenCalled();
    await open();
    expect(await screen.findByText('There')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is shown in the turn of the press where it was fetched ahead', async () => {
    const Part = lazyPart(() => Promise.resolve(Popup));
    Part.fetchAhead();
    await act(async () => undefined);
    render(<Page Part={Part} />);
    act(() => screen.getByRole('button', { name: 'Open' }).click());
    expect(screen.getByText('There')).toBeDefined();
  });

  it('keeps what it holds when what is around it is drawn again', async () => {
    const Counter = () => {
      const [count, setCount] = useState(0);
      return (
        <button type="button" onClick={() => setCount(count + 1)}>
          {`Count ${count}`}
        </button>
      );
    };
    const Part = lazyPart<object>(() => Promise.resolve(Counter));
    const page = (
      <PartBoundary onFail={vi.fn()}>
        <Part />
      </PartBoundary>
    );
    const { rerender } = render(page);
    const button = await screen.findByRole('button', { name: 'Count 0' });
    act(() => button.click());
    rerender(<PartBoundary onFail={vi.fn()}>{<Part />}</PartBoundary>);
    expect(screen.getByRole('button', { name: 'Count 1' })).toBeDefined();
  });

  it('is closed with a message where it cannot be fetched, the page stays, and the next press tries again', async () => {
    const load = vi.fn<() => Promise<typeof Popup>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    load.mockResolvedValue(Popup);
    render(<Page Part={lazyPart(load)} />);
    await open();
    await vi.waitFor(() => expect(said).toHaveBeenCalledWith(messages.notFetched));
    expect(screen.queryByText('There')).toBeNull();
    await open();
    expect(await screen.findByText('There')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is fetched anew where fetching it ahead failed, without a word', async () => {
    const load = vi.fn<() => Promise<typeof Popup>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    load.mockResolvedValue(Popup);
    const Part = lazyPart(load);
    Part.fetchAhead();
    await act(async () => undefined);
    render(<Page Part={Part} />);
    await open();
    expect(await screen.findByText('There')).toBeDefined();
    expect(said).not.toHaveBeenCalled();
  });

  it('is left out, with a message, where the rest can do without it', async () => {
    const load = vi.fn<() => Promise<typeof Popup>>().mockRejectedValue(new TypeError('Failed to fetch'));
    const Part = lazyPart(load);
    render(
      <>
        <p>The rest</p>
        <OptionalPart fallback={<p>Loading</p>}>
          <Part text="There" />
        </OptionalPart>
      </>,
    );
    expect(screen.getByText('Loading')).toBeDefined();
    await vi.waitFor(() => expect(said).toHaveBeenCalledWith(messages.notFetched));
    expect(screen.queryByText('Loading')).toBeNull();
    expect(screen.getByText('The rest')).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is closed with another message where it breaks', async () => {
    const Broken = (): never => {
      throw new Error('cannot be shown');
    };
    render(<Page Part={lazyPart<{ text: string }>(() => Promise.resolve(Broken))} />);
    await open();
    await vi.waitFor(() => expect(said).toHaveBeenCalledWith(messages.broken));
    expect(screen.getByRole('button', { name: 'Open' })).toBeDefined();
  });
});
