import preview from '@mortar/storybook/preview';
import { TextLink } from './TextLink.tsx';

const meta = preview.meta({
  title: 'Components/Text/TextLink',
  component: TextLink,
  args: { children: 'Product History' },
});

export const Link = meta.story({ args: { href: '#history' } });
export const Action = meta.story({});
export const Quiet = meta.story({
  args: { quiet: true },
  render: (args) => (
    <p style={{ color: 'var(--m-color-text-muted)' }}>
      Adco-Paracetamol 500 mg <TextLink {...args}>Report incorrect link</TextLink>
    </p>
  ),
});
export const InText = meta.story({
  render: (args) => (
    <p>
      This product was last ordered on 2026/10/30. See the <TextLink {...args} href="#history" /> for more.
    </p>
  ),
});
