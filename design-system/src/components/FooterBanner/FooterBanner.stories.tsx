import preview from '@mortar/storybook/preview';
import { getBrand } from '../../foundations/getBrand.ts';
import { FooterBanner } from './FooterBanner.tsx';

const meta = preview.meta({
  title: 'Components/Layout/FooterBanner',
  component: FooterBanner,
  args: { brand: 'mortar' as const },
  render: (args, { globals }) => <FooterBanner {...args} brand={getBrand(globals)} />,
});

export const Playground = meta.story({});
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});
