import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Popup } from '../Popup/Popup.tsx';
import { Toaster } from '../Toaster/Toaster.tsx';
import { toast, toastStore } from '../Toaster/toast.ts';

const Opener = ({ closed = vi.fn() }: { closed?: () => void }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Popup
        open={open}
        title="Quantity Selection"
        onClose={() => {
          closed();
          setOpen(false);
        }}
      >
        <input aria-label="Quantity" />
      </Popup>
    </>
  );
};

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

describe('a modal window', () => {
  it('has focus in the task that opens it: the next key arrives', async () => {
    render(<Opener />);
    await press('Open');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Quantity' }));
  });

  it('returns focus in the task that closes it', async () => {
    render(<Opener />);
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    await press('Open');
    await press('Close');
    expect(document.activeElement).toBe(opener);
  });

  it('changes no styles of the page behind it, which would recalculate the document', async () => {
    render(<Opener />);
    const before = [document.documentElement, document.body].map((element) => element.cloneNode(false));
    await press('Open');
    const after = [document.documentElement, document.body].map((element) => element.cloneNode(false));
    expect(after.map((element, index) => element.isEqualNode(before[index] ?? null))).toEqual([true, true]);
  });

  it('hides the page behind it from screen readers, and nothing of it afterwards', async () => {
    render(<Opener />);
    await press('Open');
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
    expect(document.querySelector('.m-announcer')?.hasAttribute('aria-hidden')).toBe(false);
    await press('Close');
    expect(screen.getByRole('button', { name: 'Open' })).toBeDefined();
    expect(document.querySelector('[aria-hidden]')).toBeNull();
  });

  it('leaves focus to the element that took it while it closed', async () => {
    const OtherPage = () => {
      const [open, setOpen] = useState(true);
      const search = useRef<HTMLInputElement>(null);
      useEffect(
        function startNext() {
          if (!open) search.current?.focus();
        },
        [open],
      );
      return (
        <>
          <button type="button">Before</button>
          <input ref={search} aria-label="Search" />
          <Popup
            open={open}
            title="Order"
            footer={<Button onClick={() => setOpen(false)}>OK</Button>}
            returnFocusTo={() => document.querySelector('button')}
          >
            <p>Sent.</p>
          </Popup>
        </>
      );
    };
    const { user } = render(<OtherPage />);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' }));
  });

  it('moves focus to an element that appears one frame after it closed', async () => {
    const Later = () => {
      const [open, setOpen] = useState(true);
      const [shown, setShown] = useState(false);
      useEffect(
        function showNextFrame() {
          if (!open) requestAnimationFrame(() => setShown(true));
        },
        [open],
      );
      const search = useRef<HTMLInputElement>(null);
      return (
        <>
          <input ref={search} aria-label="Search" disabled={!shown} />
          <Popup
            open={open}
            title="Order"
            footer={<Button onClick={() => setOpen(false)}>OK</Button>}
            returnFocusTo={() => search.current}
          >
            <p>Added.</p>
          </Popup>
        </>
      );
    };
    const { user } = render(<Later />);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' })));
  });

  it('is no longer a dialog during its exit animation', async () => {
    const animated = vi.spyOn(globalThis, 'getComputedStyle');
    const { rerender } = render(
      <Popup open title="Order">
        <p>Sent.</p>
      </Popup>,
    );
    await screen.findByRole('dialog');
    const style = { animationName: 'sink', animationDuration: '0.1s' };
    animated.mockReturnValue(style as CSSStyleDeclaration);
    const popup = screen.getByText('Sent.');
    await act(async () =>
      rerender(
        <Popup open={false} title="Order">
          <p>Sent.</p>
        </Popup>,
      ),
    );
    animated.mockRestore();
    expect(popup.isConnected).toBe(true);
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    expect(popup.closest('[inert]')).not.toBeNull();
    const moving = popup.closest('.m-popup__content') as HTMLElement;
    act(() => void moving.dispatchEvent(new Event('animationend', { bubbles: true })));
    expect(popup.isConnected).toBe(false);
  });

  it('clears typed text when it reopens during its exit animation', async () => {
    const { user } = render(<Opener />);
    await press('Open');
    await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '12');
    const close = screen.getByRole('button', { name: 'Close' });
    const style = { animationName: 'sink', animationDuration: '0.1s' };
    const animated = vi.spyOn(globalThis, 'getComputedStyle').mockReturnValue(style as CSSStyleDeclaration);
    await act(async () => close.click());
    animated.mockRestore();
    expect(document.querySelector('.m-popup__content input')).toHaveProperty('value', '12');
    await press('Open');
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    expect(quantity).toHaveProperty('value', '');
    expect(document.activeElement).toBe(quantity);
    expect(document.querySelectorAll('.m-popup__content')).toHaveLength(1);
  });

  it('keeps focus when the user presses outside it', async () => {
    const { user } = render(<Opener />);
    await press('Open');
    await user.click(screen.getByRole('dialog').parentElement as HTMLElement);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Quantity' }));
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('is exposed to everyone when another opens with it, below', async () => {
    render(
      <>
        <Popup open title="Lower">
          <p>Below</p>
        </Popup>
        <Popup open title="Upper">
          <p>Above</p>
        </Popup>
      </>,
    );
    const upper = await screen.findByRole('dialog', { name: 'Upper' });
    await waitFor(() => expect(upper.contains(document.activeElement)).toBe(true));
    expect(screen.getAllByRole('dialog')).toEqual([upper]);
  });

  it('stays open when the one below it closes', async () => {
    const closed = vi.fn();
    const Two = ({ lower }: { lower: boolean }) => (
      <>
        <Popup open={lower} title="Lower" onClose={closed}>
          <p>Below</p>
        </Popup>
        <Popup open title="Upper" onClose={closed}>
          <p>Above</p>
        </Popup>
      </>
    );
    const { rerender } = render(<Two lower />);
    await act(async () => rerender(<Two lower={false} />));
    expect(closed).not.toHaveBeenCalled();
    const upper = screen.getByRole('dialog', { name: 'Upper' });
    expect(upper.contains(document.activeElement)).toBe(true);
  });

  it('leaves toasts available to pointer and keyboard', async () => {
    const { user } = render(
      <>
        <Toaster />
        <Opener />
      </>,
    );
    await press('Open');
    act(() => toast.error('The order could not be read'));
    const dismiss = document.querySelector<HTMLElement>('.m-toast button');
    act(() => dismiss?.focus());
    expect(document.activeElement).toBe(dismiss);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(toastStore.get()).toEqual([]));
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});

describe('Escape', () => {
  it('closes the menu in a popup first', async () => {
    const closed = vi.fn();
    const { user } = render(
      <Popup open title="Order" onClose={closed}>
        <Menu label="More" trigger={<Button>More</Button>} items={[{ id: 'print', label: 'Print', onSelect() {} }]} />
      </Popup>,
    );
    await user.click(screen.getByRole('button', { name: 'More' }));
    await screen.findByRole('menuitem', { name: 'Print' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Print' })).toBeNull());
    expect(closed).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(closed).toHaveBeenCalledOnce();
  });
});

describe('a drawer', () => {
  const closed = vi.fn();
  it('closes when the user presses outside it, not inside', async () => {
    const { user } = render(
      <Drawer open title="Menu" onClose={closed}>
        <a href="#orders">Orders</a>
      </Drawer>,
    );
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Orders' })));
    await user.click(drawer);
    expect(closed).not.toHaveBeenCalled();
    await user.click(drawer.parentElement as HTMLElement);
    expect(closed).toHaveBeenCalledOnce();
  });
});
