import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { AccordionMenu } from './AccordionMenu.tsx';

const onSelect = vi.fn();
const groups = [
  { id: 'a', title: 'Actions', items: [{ id: 'new', label: 'New order', onSelect }] },
  {
    id: 'r',
    title: 'Reports',
    items: [
      { id: 'sales', label: 'Sales', text: 'By month', onSelect },
      { id: 'tax', label: 'Tax', disabled: true, onSelect },
    ],
  },
];
const heading = (name: string) => screen.getByRole('button', { name });

describe('AccordionMenu', () => {
  it('opens the group of the current item, and marks the item', () => {
    render(<AccordionMenu label="Reports" groups={groups} current="sales" />);
    expect(heading('Reports').getAttribute('aria-expanded')).toBe('true');
    expect(heading('Actions').getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole('button', { name: /Sales/ }).getAttribute('aria-current')).toBe('page');
    expect(screen.queryByRole('button', { name: 'New order' })).toBeNull();
  });

  it('closes a group when another opens, unless several may be open', async () => {
    const { user, unmount } = render(<AccordionMenu label="Reports" groups={groups} />);
    await user.click(heading('Reports'));
    expect(heading('Actions').getAttribute('aria-expanded')).toBe('false');
    unmount();
    const again = render(<AccordionMenu label="Reports" groups={groups} single={false} />);
    await again.user.click(heading('Reports'));
    expect(heading('Actions').getAttribute('aria-expanded')).toBe('true');
  });

  it('selects only items that are not dimmed', async () => {
    const { user } = render(<AccordionMenu label="Reports" groups={groups} open={['r']} />);
    await user.click(screen.getByRole('button', { name: 'Tax' }));
    expect(onSelect).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: /Sales/ }));
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('explains a disabled item, keeps its position, and does nothing when it is pressed', async () => {
    const chosen = vi.fn();
    const items = [{ id: 'x', label: 'Import', text: 'From a file', unavailable: 'Not yet', onSelect: chosen }];
    const { user } = render(<AccordionMenu label="Menu" groups={[{ id: 'o', title: 'Orders', items }]} />);
    const item = screen.getByRole('button', { name: 'Import', description: 'Not yet' });
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(item);
    await user.keyboard('{Enter}');
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(chosen).not.toHaveBeenCalled();
  });
});
