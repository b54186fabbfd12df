import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { SplitPane, type SplitPaneProps } from './SplitPane.tsx';

const show = (props: Partial<SplitPaneProps> = {}) => {
  const onResize = vi.fn();
  const view = render(
    <SplitPane direction="row" initial={30} label="Resize" first="a" second="b" onResize={onResize} {...props} />,
  );
  const separator = screen.getByRole('separator', { name: 'Resize' });
  return { ...view, onResize, now: () => Number(separator.getAttribute('aria-valuenow')) };
};

describe('SplitPane', () => {
  it('moves with the arrow keys and exposes its position', async () => {
    const { user, now, onResize } = show();
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(now()).toBe(32);
    expect(onResize).toHaveBeenLastCalledWith(32);
  });

  it('moves to its ends with Home and End', async () => {
    const { user, now } = show({ min: 20 });
    await user.tab();
    await user.keyboard('{End}');
    expect(now()).toBe(80);
    await user.keyboard('{Home}{ArrowLeft}');
    expect(now()).toBe(20);
  });

  it('uses the other arrow keys when panels are stacked', async () => {
    const { user, now } = show({ direction: 'column', initial: 60 });
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowUp}');
    expect(now()).toBe(58);
  });

  it('returns to its initial share on a double click', async () => {
    const { user, now } = show();
    await user.tab();
    await user.keyboard('{End}');
    await user.dblClick(screen.getByRole('separator'));
    expect(now()).toBe(30);
  });

  it('cycles to the next share on a click, for users who cannot drag', async () => {
    vi.spyOn(Element.prototype, 'hasPointerCapture').mockReturnValue(true);
    const { user, now } = show({ initial: 40 });
    const shares = [];
    for (let press = 0; press < 4; press++) {
      await user.click(screen.getByRole('separator'));
      // A quick second press would be a double press.
      await user.hover(document.body);
      shares.push(now());
    }
    expect(shares).toEqual([50, 75, 25, 40]);
  });

  it('exposes its share in per cent', () => {
    show({ initial: 40 });
    expect(screen.getByRole('separator').getAttribute('aria-valuetext')).toBe('40%');
  });

  it('stays at the controlled size', async () => {
    const { user, now, onResize } = show({ size: 40 });
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(onResize).toHaveBeenCalledExactlyOnceWith(42);
    expect(now()).toBe(40);
  });
});
