import preview from '@mortar/storybook/preview';
import { rand } from '../../testing/rand.ts';
import { DataGrid } from '../DataGrid/DataGrid.tsx';
import { DeltaBar } from './DeltaBar.tsx';

const meta = preview.meta({
  title: 'Components/Charts/DeltaBar',
  component: DeltaBar,
  args: { label: 'R14.00 below the average', delta: -14, extent: 42 },
});

export const Less = meta.story({ name: 'Less than average' });
export const More = meta.story({ name: 'More than average', args: { label: 'R42.00 above the average', delta: 42 } });
export const Same = meta.story({ name: 'The average', args: { label: 'The average', delta: 0 } });
/** No difference, because all cost the same. */
export const AllEqual = meta.story({ args: { label: 'The average', delta: 0, extent: 0 } });
export const Huge = meta.story({
  name: 'Huge difference',
  args: { label: 'R1 000 000.00 above the average', delta: 1e6, extent: 1e3 },
});
/** A shorter bar for use next to its number. */
export const Short = meta.story({ name: 'Short bar', args: { width: 36 } });
export const VerySmall = meta.story({
  name: 'Very small difference',
  args: { label: 'R0.01 below the average', delta: -0.01 },
});

const prices = [224.1, 251.7, 266.31, 301.5];
const average = prices.reduce((sum, price) => sum + price, 0) / prices.length;
const extent = Math.max(...prices.map((price) => Math.abs(price - average)));
const words = (delta: number) => `${rand(Math.abs(delta))} ${delta < 0 ? 'below' : 'above'} the average`;
const column = (id: string, header: string, width: number) => ({ id, header, width, value: (price: number) => price });

export const InAGrid = meta.story({
  render: () => (
    <DataGrid
      label="Prices"
      emptyText=""
      rows={prices}
      rowKey={(price) => price}
      columns={[
        { ...column('price', 'Price', 96), align: 'end', format: (value) => rand(Number(value)) },
        {
          ...column('against', 'Against others', 120),
          align: 'center',
          format: (value) => words(Number(value) - average),
          render: (price, { text }) => <DeltaBar label={text} delta={price - average} extent={extent} />,
        },
      ]}
    />
  ),
});
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 40 }}>
        <Story />
      </div>
    ),
  ],
});
