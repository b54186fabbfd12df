import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('a tooltip', () => {
  const show = () => {
    render(<IconButton label="Refresh" icon={<svg aria-hidden="true" />} />);
    return screen.getByRole('button', { name: 'Refresh' });
  };

  it('shows after the pointer rested for half a second', () => {
    const button = show();
    fireEvent.pointerOver(button);
    wait(450);
    expect(screen.queryByRole('tooltip')).toBeNull();
    wait(60);
    expect(screen.getByRole('tooltip').textContent).toBe('Refresh');
  });

  it('stays while the pointer moves onto it, and goes when it leaves', () => {
    const button = show();
    fireEvent.pointerOver(button);
    wait(510);
    fireEvent.pointerOut(button);
    fireEvent.pointerOver(screen.getByRole('tooltip'));
    wait(400);
    expect(screen.getByRole('tooltip')).toBeDefined();
    fireEvent.pointerOut(screen.getByRole('tooltip'));
    wait(200);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('goes with Escape and when the button is pressed', () => {
    const button = show();
    fireEvent.pointerOver(button);
    wait(510);
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
    fireEvent.pointerOver(button);
    wait(510);
    fireEvent.pointerDown(button);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
