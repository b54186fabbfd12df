import preview from '@mortar/storybook/preview';
import { expect } from 'storybook/test';
import { Panel } from '../Panel/Panel.tsx';
import { SplitPane } from './SplitPane.tsx';

const meta = preview.meta({
  title: 'Components/Layout/SplitPane',
  component: SplitPane,
  args: {
    direction: 'row' as const,
    initial: 30,
    label: 'Resize products and order',
    first: <Panel title="Products">First</Panel>,
    second: <Panel title="Supplier prices">Second</Panel>,
  },
  decorators: [
    (Story) => (
      <div style={{ height: 240 }}>
        <Story />
      </div>
    ),
  ],
});

export const Row = meta.story({});
export const Column = meta.story({ args: { direction: 'column', initial: 60 } });
export const MovedByKey = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-valuenow', '34');
  },
});
