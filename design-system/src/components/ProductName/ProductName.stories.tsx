import preview from '@mortar/storybook/preview';
import { ProductName } from './ProductName.tsx';

const LONG = "Amatol-Amoxicillin/Clavulanic acid 250/125 mg TAB 15's";

const meta = preview.meta({
  title: 'Components/Identity/ProductName',
  component: ProductName,
  args: { text: LONG, suffixStart: LONG.indexOf(' 250') },
});

const narrow = (width: number) => (Story: () => React.ReactNode) => (
  <div style={{ width, fontSize: 13 }}>
    <Story />
  </div>
);

export const Whole = meta.story({ name: 'Whole name' });
export const Narrow = meta.story({ name: 'Narrow place', decorators: [narrow(240)] });
export const Narrower = meta.story({ name: 'Narrower place', decorators: [narrow(170)] });
export const WithoutStrength = meta.story({
  args: { text: 'A name without figures, longer than its place', suffixStart: 44 },
  decorators: [narrow(170)],
});
