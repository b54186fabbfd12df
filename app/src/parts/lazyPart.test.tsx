import { toast } from '@mortar/design-system';
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart.tsx';
import { messages } from './messages.ts';
import { OptionalPart } from './OptionalPart.tsx';
import { PartBoundary } from './PartBoundary.tsx';

const Popup = ({ text }: { text: string }) => <p>{text}</p>;
const popups = { Popup, size: 'sm' };

function Page({ Part }: { Part: ComponentType<{ text: string }> }) {
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

describe('a lazy-loaded component', () => {
  const showError = vi.spyOn(toast, 'error').mockReturnValue(0);
  // React logs errors that a boundary caught.
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
  afterEach(() => {
    cleanup();
    showError.mockClear();
  });

  it('is shown once it has loaded, and loads once', async () => {
    const load = vi.fn(() => Promise.resolve(popups));
    render(<Page Part={lazyPart(load, 'Popup')} />);
    expect(load).not.toHaveBeenCalled();
    await open();
    expect(await screen.findByText('There')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is shown in the same tick as the press if it was prefetched', async () => {
    const Part = lazyPart(() => Promise.resolve(popups), 'Popup');
    Part.prefetch();
    await act(async () => undefined);
    render(<Page Part={Part} />);
    act(() => screen.getByRole('button', { name: 'Open' }).click());
    expect(screen.getByText('There')).toBeDefined();
  });

  it('keeps its state when its parent renders again', async () => {
    const Counter = () => {
      const [count, setCount] = useState(0);
      return (
        <button type="button" onClick={() => setCount(count + 1)}>
          {`Count ${count}`}
        </button>
      );
    };
    const Part = lazyPart(() => Promise.resolve({ Counter }), 'Counter');
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

  it('closes with a message if it cannot load, the page remains, and the next press retries', async () => {
    const load = vi.fn<() => Promise<typeof popups>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    load.mockResolvedValue(popups);
    render(<Page Part={lazyPart(load, 'Popup')} />);
    await open();
    await vi.waitFor(() => expect(showError).toHaveBeenCalledWith(messages.notFetched));
    expect(screen.queryByText('There')).toBeNull();
    await open();
    expect(await screen.findByText('There')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads again if its prefetch failed, without a message', async () => {
    const load = vi.fn<() => Promise<typeof popups>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    load.mockResolvedValue(popups);
    const Part = lazyPart(load, 'Popup');
    Part.prefetch();
    await act(async () => undefined);
    render(<Page Part={Part} />);
    await open();
    expect(await screen.findByText('There')).toBeDefined();
    expect(showError).not.toHaveBeenCalled();
  });

  it('is left out, with a message, if it is optional', async () => {
    const load = vi.fn<() => Promise<typeof popups>>().mockRejectedValue(new TypeError('Failed to fetch'));
    const Part = lazyPart(load, 'Popup');
    render(
      <>
        <p>The rest</p>
        <OptionalPart fallback={<p>Loading</p>}>
          <Part text="There" />
        </OptionalPart>
      </>,
    );
    expect(screen.getByText('Loading')).toBeDefined();
    await vi.waitFor(() => expect(showError).toHaveBeenCalledWith(messages.notFetched));
    expect(screen.queryByText('Loading')).toBeNull();
    expect(screen.getByText('The rest')).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it('closes with a different message if it crashes', async () => {
    const Broken = (_: { text: string }): never => {
      throw new Error('cannot be shown');
    };
    render(<Page Part={lazyPart(() => Promise.resolve({ Broken }), 'Broken')} />);
    await open();
    await vi.waitFor(() => expect(showError).toHaveBeenCalledWith(messages.broken));
    expect(screen.getByRole('button', { name: 'Open' })).toBeDefined();
  });

  it('must be a component that the module exports', () => {
    // @ts-expect-error the compiler refuses what is no component
    lazyPart(() => Promise.resolve(popups), 'size');
    // @ts-expect-error and what is not exported
    lazyPart(() => Promise.resolve(popups), 'Popups');
  });
});
