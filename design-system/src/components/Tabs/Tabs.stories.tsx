import preview from '@mortar/storybook/preview';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Tabs, type TabsProps } from './Tabs.tsx';

const Held = (props: TabsProps) => {
  const [active, setActive] = useState(props.active);
  return <Tabs {...props} active={active} onChange={setActive} />;
};

const content = (text: string) => <p style={{ padding: 12 }}>{text}</p>;

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs<string>,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Find products',
    active: 'products',
    onChange: () => {},
    tabs: [
      { id: 'products', label: 'Products', content: content('Products by description, barcode or nappi code.') },
      { id: 'regrets', label: 'Regrets', content: content('What suppliers could not deliver.'), disabled: true },
      { id: 'generics', label: 'Generics', content: content('Products by active ingredient.') },
      { id: 'favourites', label: 'Favourites', content: content('What is ordered again and again.') },
      {
        id: 'preferences',
        label: 'Preferences',
        icon: <SlidersHorizontal size={16} aria-hidden="true" />,
        iconOnly: true,
        content: content('How searching works.'),
      },
    ],
  },
});

export const Default = meta.story({});
export const MovedByKey = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Generics' })).toHaveFocus());
    await expect(await canvas.findByRole('tabpanel', { name: 'Generics' })).toHaveTextContent('active ingredient');
  },
});
export const Small = meta.story({ args: { size: 'sm' } });
/** Disabled with a reason, which is read with it; keys that open tabs are in their descriptions. */
export const Unavailable = meta.story({
  args: {
    size: 'sm',
    tabs: [
      { id: 'products', label: 'Products', keyShortcut: 'Alt+1', content: content('Products by description.') },
      { id: 'regrets', label: 'Regrets', unavailable: 'Regrets are not available for group profiles.', content: '' },
    ],
  },
  play: async ({ canvas }) => {
    const regrets = canvas.getByRole('tab', { name: 'Regrets' });
    await expect(regrets).toBeDisabled();
    await expect(regrets).toHaveAccessibleDescription('Regrets are not available for group profiles.');
    await expect(canvas.getByRole('tab', { name: 'Products' })).toHaveAttribute('aria-keyshortcuts', 'Alt+1');
  },
});
export const Zoomed = meta.story({ globals: { textSize: '200' } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
