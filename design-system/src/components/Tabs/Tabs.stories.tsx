import preview from '@mortar/storybook/preview';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

const Controlled = (props: TabsProps) => {
  const [active, setActive] = useState(props.active);
  return <Tabs {...props} active={active} onChange={setActive} />;
};

const content = (text: string) => <p style={{ padding: 12 }}>{text}</p>;

const meta = preview.meta({
  title: 'Components/Navigation/Tabs',
  component: Tabs<string>,
  render: (args) => <Controlled {...args} />,
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
/** An unavailable tab shows its reason; content for all tabs is next to them. */
export const Unavailable = meta.story({
  args: {
    size: 'sm',
    tabs: [
      { id: 'products', label: 'Products', keyShortcut: 'Alt+1', content: content('Products by description.') },
      { id: 'regrets', label: 'Regrets', content: null, unavailable: 'Regrets is not available for group profiles.' },
    ],
    aside: <IconButton size="xs" label="Choose columns" icon={<SlidersHorizontal size={16} aria-hidden="true" />} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('not available for group profiles');
    await expect(canvas.getByRole('tab', { name: 'Products' })).toHaveAttribute('aria-selected', 'true');
  },
});
/** Content next to the tabs fills the remaining width. */
export const WideAside = meta.story({
  args: { size: 'sm', asideWidth: 'rest', aside: <p style={{ paddingInline: 12 }}>Amoxil 500 mg capsules, 15</p> },
});
