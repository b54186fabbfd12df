import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Menu } from './Menu.tsx';

describe('Menu', () => {
  it('opens, moves, selects and returns focus by keyboard', async () => {
    const onSelect = vi.fn();
    const { user } = render(
      <Menu
        label="User menu"
        trigger={<Button>Thandi</Button>}
        items={[
          { id: 'notes', label: 'Update notes', dot: true, onSelect: () => {} },
          { id: 'out', label: 'Sign out', onSelect },
        ]}
      />,
    );
    await user.tab();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'User menu' });
    await waitFor(() => expect(document.activeElement).toBe(menu));
    const notes = screen.getByRole('menuitem', { name: 'Update notes (new)' });
    await waitFor(() => expect(menu.getAttribute('aria-activedescendant')).toBe(notes.id));
    const out = screen.getByRole('menuitem', { name: 'Sign out' });
    await user.keyboard('{End}');
    await waitFor(() => expect(menu.getAttribute('aria-activedescendant')).toBe(out.id));
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Thandi' })));
  });

  it('runs a pressed item before a pointer event, and never a disabled one', async () => {
    const [onSelect, never] = [vi.fn(), vi.fn()];
    const { user } = render(
      <Menu
        label="User menu"
        trigger={<Button>Thandi</Button>}
        items={[
          { id: 'out', label: 'Sign out', onSelect },
          { id: 'all', label: 'Sign out everywhere', disabled: true, onSelect: never },
        ]}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Thandi' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Sign out everywhere' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(never).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Sign out' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Thandi' })));
  });
});

describe('Popover', () => {
  it('is named, closes with Escape and returns focus to an icon button', async () => {
    const { user } = render(
      <Popover label="Barcodes" trigger={<IconButton label="More barcodes" icon={<svg aria-hidden="true" />} />}>
        <button type="button">Copy</button>
      </Popover>,
    );
    await user.click(screen.getByRole('button', { name: 'More barcodes' }));
    await screen.findByRole('dialog', { name: 'Barcodes' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy' })));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More barcodes' })));
  });

  it('keeps focus when the focused element is removed', async () => {
    function Failing() {
      const [failed, setFailed] = useState(true);
      return failed ? <Button onClick={() => setFailed(false)}>Try again</Button> : <p>Thirteen codes</p>;
    }
    const { user } = render(
      <Popover label="Barcodes" trigger={<Button>More</Button>}>
        <Failing />
      </Popover>,
    );
    await user.click(screen.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Try again'));
    await user.keyboard('{Enter}');
    await screen.findByText('Thirteen codes');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Barcodes' })));
  });

  it('keeps focus when the focused button is removed during render', async () => {
    function Loaded() {
      const [failed, setFailed] = useState(true);
      return (
        <Popover label={failed ? 'No barcodes' : 'Barcodes'} trigger={<Button>More</Button>}>
          {failed ? <Button onClick={() => setFailed(false)}>Try again</Button> : <p>Thirteen codes</p>}
        </Popover>
      );
    }
    const { user } = render(<Loaded />);
    await user.click(screen.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Try again'));
    await user.keyboard('{Enter}');
    await screen.findByText('Thirteen codes');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Barcodes' })));
  });
});
