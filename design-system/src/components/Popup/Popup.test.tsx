import { cleanup, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Button, type ButtonProps } from '../Button/Button.tsx';
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

const Hinted = ({ hint, onClick }: { hint: string; onClick: () => void }) => (
  <>
    <Button variant="outline">Help</Button>
    <Button keyHint={hint} onClick={onClick}>
      OK
    </Button>
  </>
);

const openPopup = async (props: Partial<PopupProps> = {}) => {
  const { user } = render(<Opener {...props} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const popup = await screen.findByRole('dialog', { name: 'Order' });
  return { user, popup };
};

const getDescription = (popup: HTMLElement) =>
  document.getElementById(popup.getAttribute('aria-describedby') ?? '')?.textContent;

describe('Popup', () => {
  it('is a dialog named by its title that takes focus and returns it', async () => {
    const { user, popup } = await openPopup();
    await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  });

  it('is described by the first text of its body, even if that loads later', async () => {
    const body = (words: string | null) => (
      <Popup open title="Order">
        <input aria-label="Search" />
        <div role="alert">
          <p>It failed</p>
        </div>
        {words && <p>{words}</p>}
      </Popup>
    );
    const { rerender } = render(body(null));
    const popup = await screen.findByRole('dialog', { name: 'Order' });
    expect(getDescription(popup)).toBeUndefined();
    rerender(body('Which supplier?'));
    await waitFor(() => expect(getDescription(popup)).toBe('Which supplier?'));
  });

  it('is described by the given sentence', async () => {
    const { popup } = await openPopup({ description: 'Choose an order to open.', children: <p>Orders</p> });
    expect(getDescription(popup)).toBe('Choose an order to open.');
  });

  it('traps Tab', async () => {
    const { user, popup } = await openPopup();
    await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true));
    for (let i = 0; i < 5; i++) {
      await user.tab();
      expect(popup.contains(document.activeElement)).toBe(true);
    }
  });

  it('presses the Enter button from a field, and leaves Enter to another focused button', async () => {
    const ok = vi.fn();
    const { user } = await openPopup({ footer: <Hinted hint="↵" onClick={ok} /> });
    await user.click(screen.getByRole('textbox', { name: 'Description' }));
    await user.keyboard('{Enter}');
    expect(ok).toHaveBeenCalledOnce();
    screen.getByRole('button', { name: 'Close' }).focus();
    await user.keyboard('{Enter}');
    expect(ok).toHaveBeenCalledOnce();
  });

  it('cannot be closed if the user must choose', async () => {
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

describe('a popup that is unmounted while it is open', () => {
  const Taken = () => {
    const [shown, setShown] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setShown(true)}>
          Open
        </button>
        {shown && (
          <Popup open title="Order" footer={<Hinted hint="↵" onClick={() => setShown(false)} />}>
            <input aria-label="Description" />
          </Popup>
        )}
      </>
    );
  };

  it('returns focus and leaves the page usable', async () => {
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
      <Popup open title="Lower" footer={<Hinted hint="↵" onClick={lower} />} onClose={lower}>
        <button type="button" onClick={() => setTop(true)}>
          Ask
        </button>
        <Popup open={top} title="Upper" footer={<Hinted hint="↵" onClick={upper} />} onClose={() => setTop(false)}>
          <input aria-label="Answer" />
        </Popup>
      </Popup>
    );
  };

  it('handle Enter and Escape only in the topmost, and return focus to the one below', async () => {
    const lower = vi.fn();
    const upper = vi.fn();
    const { user } = render(<Stack lower={lower} upper={upper} />);
    const ask = await screen.findByRole('button', { name: 'Ask' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' })));
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

describe('a popup that opens by itself', () => {
  const ok = vi.fn();
  const intended = vi.fn();
  /** A page with a search, over which it opens by itself. */
  function News({ open }: { open: boolean }) {
    const [text, setText] = useState('amox');
    return (
      <>
        <input type="search" aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
        <Popup
          open={open}
          automatic
          title="News"
          onIntent={intended}
          onClose={() => ok('closed')}
          footer={<Hinted hint="↵" onClick={() => ok('pressed')} />}
        >
          <p>It was closed.</p>
        </Popup>
      </>
    );
  }
  const open = async () => {
    ok.mockClear();
    intended.mockClear();
    const page = render(<News open={false} />);
    const search = screen.getByRole<HTMLInputElement>('searchbox');
    search.focus();
    // Simulates an earlier opening, so that the first key follows a pause.
    const opened = vi.spyOn(performance, 'now').mockReturnValue(-10_000);
    page.rerender(<News open />);
    opened.mockRestore();
    const popup = await screen.findByRole('dialog', { name: 'News' });
    await waitFor(() => expect(document.activeElement).toBe(popup));
    return { ...page, popup, search };
  };

  it('leaves typed text where it was, and presses nothing', async () => {
    const { user, search, popup } = await open();
    await user.keyboard('icillinn{Backspace} 500{Enter}{Enter} {Tab}');
    expect(search.value).toBe('amoxicillin 500 ');
    expect(ok).not.toHaveBeenCalled();
    expect(intended).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(popup);
  });

  it('ignores Enter, however late', async () => {
    const { user } = await open();
    await user.keyboard('{Enter}');
    expect(ok).not.toHaveBeenCalled();
  });

  it('takes focus with Tab after a pause, and then handles its keys', async () => {
    const { user } = await open();
    await user.tab();
    expect(intended).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' }));
    await user.keyboard('{Enter}');
    expect(ok.mock.calls).toEqual([['pressed']]);
  });

  it('is closed by Escape after a pause, not by one meant for the page', async () => {
    const { user } = await open();
    await user.keyboard('x{Escape}');
    expect(ok).not.toHaveBeenCalled();
    cleanup();
    const again = await open();
    await again.user.keyboard('{Escape}');
    expect(ok.mock.calls).toEqual([['closed']]);
  });

  it('is activated by a press', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(ok.mock.calls).toEqual([['pressed']]);
    await user.keyboard('{Enter}');
    expect(ok).toHaveBeenCalledTimes(2);
  });
});

describe('the keys on the buttons of a popup', () => {
  const ask = async (footer: ReactNode, props: Partial<PopupProps> = {}) => {
    const { user } = render(
      <Popup open title="Warning" footer={footer} {...props}>
        {props.children ?? <p>What should become of it?</p>}
      </Popup>,
    );
    const popup = await screen.findByRole('dialog', { name: 'Warning' });
    await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true));
    return user;
  };
  const press = vi.fn<(what: string) => void>();
  const button = (name: string, props: Partial<ButtonProps> = {}) => (
    <Button key={name} {...props} onClick={() => press(name)}>
      {name}
    </Button>
  );
  beforeEach(() => press.mockClear());

  it.each([
    ['first', [button('Discard', { tone: 'danger' }), button('Save', { keyHint: '↵' })]],
    ['last', [button('Save', { keyHint: '↵' }), button('Discard', { tone: 'danger' })]],
  ])('Enter never destroys if that button is %s', async (_place, footer) => {
    const user = await ask(footer);
    await user.keyboard('{Enter}');
    expect(press.mock.calls).toEqual([['Save']]);
  });

  it('moves focus to the cancel button if no button shows Enter', async () => {
    const user = await ask([button('Delete', { tone: 'danger' }), button('Cancel', { keyHint: 'Esc' })]);
    await user.keyboard('{Enter}');
    expect(press.mock.calls).toEqual([['Cancel']]);
  });

  it('destroys only after the user moved to that button', async () => {
    const user = await ask([button('Save', { keyHint: '↵' }), button('Discard', { tone: 'danger' })]);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(press.mock.calls).toEqual([['Discard']]);
  });

  it('Escape presses the button that shows it, once, and nothing else', async () => {
    const onClose = vi.fn();
    const user = await ask([button('Cancel', { keyHint: 'Esc' }), button('OK', { keyHint: '↵' })], { onClose });
    await user.keyboard('{Escape}');
    expect(press.mock.calls).toEqual([['Cancel']]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('Alt with a letter presses the button that shows it, even from a field', async () => {
    const footer = [button('Start', { keyHint: 'Alt N' }), button('Open', { keyHint: '↵' })];
    const user = await ask(footer, { children: <input aria-label="Description" /> });
    await user.keyboard('n{Alt>}n{/Alt}{Control>}{Alt>}n{/Alt}{/Control}');
    expect(press.mock.calls).toEqual([['Start']]);
  });

  it('a disabled button is not pressed by its key', async () => {
    const onClose = vi.fn();
    const footer = [button('Cancel', { keyHint: 'Esc', disabled: true }), button('OK', { keyHint: '↵', busy: true })];
    const user = await ask(footer, { onClose, closable: false, children: <input aria-label="Description" /> });
    await user.keyboard('{Enter}{Escape}');
    expect(press).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('space does nothing until the user moves to a button', async () => {
    const user = await ask([button('Cancel', { keyHint: 'Esc' }), button('Merge', { keyHint: '↵' })]);
    await user.keyboard('amoxicillin 500');
    expect(press).not.toHaveBeenCalled();
    await user.tab({ shift: true });
    await user.keyboard(' ');
    expect(press.mock.calls).toEqual([['Cancel']]);
  });

  it('leaves Enter to an inner form if it has no Enter button itself', async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const form = (
      <form onSubmit={onSubmit}>
        <input aria-label="Description" />
        <button type="submit">Save</button>
      </form>
    );
    const { user } = await openPopup({ children: form });
    await user.click(screen.getByRole('textbox', { name: 'Description' }));
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('withholds Enter from an inner form while the Enter button is busy', async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const form = (
      <form onSubmit={onSubmit}>
        <input aria-label="Description" />
      </form>
    );
    const user = await ask([button('OK', { keyHint: '↵', busy: true })], { children: form });
    await user.click(screen.getByRole('textbox', { name: 'Description' }));
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
