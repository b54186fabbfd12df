import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Tile } from '../Tile/Tile.tsx';
import { Button } from './Button.tsx';

describe('Button', () => {
  it('excludes the key from its accessible name', () => {
    render(<Button keyHint="↵">OK</Button>);
    expect(screen.getByRole('button', { name: 'OK' })).toBeDefined();
  });

  it('exposes its keys to assistive technology', () => {
    render(
      <>
        <Button keyHint={['↵', 'Esc']}>No</Button>
        <Button keyHint="Ctrl ↵">Complete</Button>
        <Button>Help</Button>
      </>,
    );
    const keys = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-keyshortcuts');
    expect([keys('No'), keys('Complete'), keys('Help')]).toEqual(['Enter Escape', 'Control+Enter', null]);
  });

  it('rejects Enter as the key of a destructive button', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const destroy = () =>
      render(
        <Button tone="danger" keyHint="↵">
          Delete
        </Button>,
      );
    expect(destroy).toThrow('destroys and has the hint ↵');
    quiet.mockRestore();
  });

  it('keeps focus while it becomes available and unavailable again', () => {
    const { rerender } = render(<Button unavailable="There is nothing to save.">Save</Button>);
    rerender(<Button>Save</Button>);
    const button = screen.getByRole('button', { name: 'Save' });
    button.focus();
    rerender(<Button unavailable="There is nothing to save.">Save</Button>);
    expect(document.activeElement).toBe(button);
    expect(button.isConnected).toBe(true);
  });

  it('keeps focus when it becomes unavailable for the first time', () => {
    const { rerender } = render(<Button unavailable={undefined}>Clear Search</Button>);
    const button = screen.getByRole('button', { name: 'Clear Search' });
    button.focus();
    rerender(<Button unavailable="There is nothing to clear.">Clear Search</Button>);
    expect(document.activeElement).toBe(button);
  });

  it('explains that it is unavailable before it is pressed, and passes presses to its caller', async () => {
    const onClick = vi.fn();
    const { user } = render(
      <Button unavailable="You do not have permissions to send orders." onClick={onClick}>
        Complete
      </Button>,
    );
    await user.tab();
    const button = screen.getByRole('button', { name: 'Complete' });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('tooltip').textContent).toBe('You do not have permissions to send orders.');
    await user.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('ignores presses while it is busy, and does not submit its form', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { user } = render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={onClick}>
          Save
        </Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sets a page attribute during keyboard use, until the pointer is used', async () => {
    const { user } = render(<Button>OK</Button>);
    await user.tab();
    expect(document.documentElement.hasAttribute('data-keys')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(document.documentElement.hasAttribute('data-keys')).toBe(false);
  });
});

describe('Tile', () => {
  it('can explain why it is dimmed', async () => {
    const onClick = vi.fn();
    const { user } = render(
      <Tile title="Reports" href="/Reports" unavailable="Not for group profiles." onClick={onClick} />,
    );
    const tile = screen.getByRole('button', { name: 'Reports' });
    expect(tile.getAttribute('aria-disabled')).toBe('true');
    await user.tab();
    expect(tile.getAttribute('aria-describedby')).toBe(
      screen.getByRole('tooltip', { name: 'Not for group profiles.' }).id,
    );
    await user.click(tile);
    expect(onClick).toHaveBeenCalledOnce();
  });
});
