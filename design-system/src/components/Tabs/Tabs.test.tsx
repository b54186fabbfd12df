import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Tabs } from './Tabs.tsx';

const Controlled = () => {
  const [active, setActive] = useState('products');
  return (
    <Tabs
      label="Find products"
      active={active}
      onChange={setActive}
      tabs={[
        { id: 'products', label: 'Products', content: <input aria-label="Text" /> },
        { id: 'regrets', label: 'Regrets', content: 'regrets', disabled: true },
        { id: 'generics', label: 'Generics', content: 'generics' },
        {
          id: 'preferences',
          label: 'Preferences',
          icon: <svg aria-hidden="true" />,
          iconOnly: true,
          content: 'settings',
        },
      ]}
    />
  );
};

describe('Tabs', () => {
  it('moves along the tabs with arrow keys, and skips disabled ones', async () => {
    const { user } = render(<Controlled />);
    expect(screen.getByRole('tablist', { name: 'Find products' })).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Products' }));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Generics' })));
    await waitFor(() => expect(screen.getByRole('tabpanel').textContent).toBe('generics'));
    await user.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Preferences', selected: true })),
    );
  });

  it('keeps typed text in a background tab', async () => {
    const { user } = render(<Controlled />);
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'amox');
    await user.click(screen.getByRole('tab', { name: 'Generics' }));
    await user.click(screen.getByRole('tab', { name: 'Products' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Text' })).value).toBe('amox');
  });

  it('renders a tab when it is first opened, not before', () => {
    render(<Controlled />);
    expect(screen.queryByText('generics')).toBeNull();
  });

  it('explains an unavailable tab and never opens it, and shows the key that opens a tab', async () => {
    const onChange = vi.fn();
    render(
      <Tabs
        label="Parts"
        active="a"
        onChange={onChange}
        tabs={[
          { id: 'a', label: 'A', content: '', keyShortcut: 'Alt+1' },
          { id: 'b', label: 'B', content: '', unavailable: 'Not for groups.' },
        ]}
      />,
    );
    expect(screen.getByRole('tab', { name: 'A' }).getAttribute('aria-keyshortcuts')).toBe('Alt+1');
    const b = screen.getByRole('tab', { name: 'B' });
    expect(b.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(b);
    expect(onChange).not.toHaveBeenCalled();
    expect((await screen.findAllByText('Not for groups.')).length).toBeGreaterThan(0);
  });

  it('reports a tab that does not exist', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() =>
      render(
        <Tabs label="Parts" active="b" onChange={() => {}} tabs={[{ id: 'a' as string, label: 'A', content: '' }]} />,
      ),
    ).toThrow(/no tab 'b'/);
    vi.restoreAllMocks();
  });
});
