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

  it('shows after the pointer has rested for half a second', () => {
    const button = show();
    fireEvent.pointerOver(button);
    wait(450);
    expect(screen.queryByRole('tooltip')).toBeNull();
    wait(60);
    expect(screen.getByRole('tooltip').textContent).toBe('Refresh');
  });

  it('stays while the pointer moves onto it, and closes when it leaves', () => {
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

  it('stays closed after the button was pressed, until the pointer has left it', () => {
    const button = show();
    fireEvent.pointerOver(button);
    fireEvent.pointerDown(button);
    fireEvent.pointerOut(button, { relatedTarget: button.firstElementChild });
    fireEvent.pointerOver(button.firstElementChild as Element);
    wait(510);
    expect(screen.queryByRole('tooltip')).toBeNull();
    fireEvent.pointerOut(button, { relatedTarget: document.body });
    fireEvent.pointerOver(button);
    wait(510);
    expect(screen.getByRole('tooltip')).toBeDefined();
  });

  it('is not shown over content that its button has opened', () => {
    const button = show();
    button.setAttribute('aria-expanded', 'true');
    fireEvent.pointerOver(button);
    wait(510);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('follows its trigger', () => {
    const button = show();
    let top = 40;
    button.getBoundingClientRect = () =>
      ({ x: 0, y: top, top, bottom: top + 20, left: 0, width: 20, height: 20 }) as DOMRect;
    fireEvent.pointerOver(button);
    wait(510);
    const tooltip = screen.getByRole('tooltip');
    expect(tooltip.style.top).toBe('66px');
    top = 140;
    wait(20);
    expect(tooltip.style.top).toBe('166px');
  });

  it('closes with Escape and when the button is pressed', () => {
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
