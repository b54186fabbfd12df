import preview from '@mortar/storybook/preview';
import { getBrand } from '../../foundations/getBrand.ts';
import { EmptyCart } from './EmptyCart.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/EmptyCart',
  component: EmptyCart,
  args: { brand: 'mortar' as const },
  render: (args, { globals }) => <EmptyCart {...args} brand={getBrand(globals)} />,
});

export const Playground = meta.story({});
export const Small = meta.story({ args: { height: 48 } });
