import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { Popup, type PopupProps } from './Popup.tsx';

const Opener = (props: Partial<PopupProps>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Popup title="Order" {...props} open={open} onClose={() => setOpen(false)}>
        {props.children ?? <input aria-label="Description" />}
      </Popup>
    </>
  );
};

const openPopup = async (props: Partial<PopupProps> = {}) => {
  const { user } = render(<Opener {...props} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const popup = await screen.findByRole('dialog', { name: 'Order' });
  return { user, popup };
};

describe('Popup', () => {
  it('is a dialog named by its title that takes focus and gives it back', async () => {
    const { user, popup } = await openPopup();
    await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  });

  it('keeps Tab inside', async () => {
    const { user, popup } = await openPopup();
    await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true));
    for (let i = 0; i < 5; i++) {
      await user.tab();
      expect(popup.contains(document.activeElement)).toBe(true);
    }
  });

  it('hears Enter from a field, and leaves it to a button', async () => {
    const onEnter = vi.fn();
    const { user } = await openPopup({ onEnter });
    await user.click(screen.getByRole('textbox', { name: 'Description' }));
    await user.keyboard('{Enter}');
    expect(onEnter).toHaveBeenCalledOnce();
    screen.getByRole('button', { name: 'Close' }).focus();
    await user.keyboard('{Enter}');
    expect(onEnter).toHaveBeenCalledOnce();
  });

  it('cannot be closed when only choices lead out', async () => {
    const { user, popup } = await openPopup({ closable: false });
    await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Order' })).toBe(popup);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('leaves Escape to a filled search box first', async () => {
    const Search = () => {
      const [text, setText] = useState('amox');
      return <SearchBox label="Search" value={text} onChange={setText} onSearch={() => {}} />;
    };
    const { user } = await openPopup({ children: <Search /> });
    await user.click(screen.getByRole('searchbox', { name: 'Search' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }).value).toBe('');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a popup that is taken away while it is open', () => {
  const Taken = () => {
    const [shown, setShown] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setShown(true)}>
          Open
        </button>
        {shown && (
          <Popup open title="Order" onEnter={() => setShown(false)}>
            <input aria-label="Description" />
          </Popup>
        )}
      </>
    );
  };

  it('gives focus back and leaves the page usable', async () => {
    const { user } = render(<Taken />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const field = await screen.findByRole('textbox', { name: 'Description' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('{Enter}');
    const opener = await screen.findByRole('button', { name: 'Open' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await waitFor(() => expect(document.body.style.pointerEvents).not.toBe('none'));
    await user.click(opener);
    expect(await screen.findByRole('dialog', { name: 'Order' })).toBeDefined();
  });
});

describe('stacked popups', () => {
  const Stack = ({ lower, upper }: { lower: () => void; upper: () => void }) => {
    const [top, setTop] = useState(false);
    return (
      <Popup open title="Lower" onEnter={lower} onClose={lower}>
        <button type="button" onClick={() => setTop(true)}>
          Ask
        </button>
        <Popup open={top} title="Upper" onEnter={upper} onClose={() => setTop(false)}>
          <input aria-label="Answer" />
        </Popup>
      </Popup>
    );
  };

  it('give Enter and Escape to the topmost only, and focus back to the one below', async () => {
    const lower = vi.fn();
    const upper = vi.fn();
    const { user } = render(<Stack lower={lower} upper={upper} />);
    const ask = await screen.findByRole('button', { name: 'Ask' });
    await waitFor(() => expect(document.activeElement).toBe(ask));
    await user.click(ask);
    const answer = await screen.findByRole('textbox', { name: 'Answer' });
    await waitFor(() => expect(document.activeElement).toBe(answer));
    await user.keyboard('{Enter}');
    expect(upper).toHaveBeenCalledOnce();
    expect(lower).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upper' })).toBeNull());
    expect(lower).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' })));
  });
});
