import preview from '@mortar/storybook/preview';
import { RefreshCw } from 'lucide-react';
import type { CSSProperties } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Panel } from './Panel.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Panel',
  component: Panel,
  args: { title: 'Supplier prices', children: 'Select a product to view supplier prices.' },
  decorators: [
    (Story) => (
      <div style={{ height: 180, maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({});
export const Active = meta.story({ args: { active: true } });
export const WithActions = meta.story({
  args: { actions: <IconButton label="Refresh" icon={<RefreshCw size={16} aria-hidden="true" />} /> },
});
export const Beside = meta.story({
  name: 'Facts beside the title',
  args: {
    headingContent: <span>SEP R164.62 · Retail R223.88 · Nappi 809774019</span>,
    actions: <Button size="xs">Order</Button>,
  },
});
export const Scrolling = meta.story({
  args: { scroll: true, children: Array.from({ length: 20 }, (_, i) => i + 1).map((i) => <p key={i}>Line {i}</p>) },
  play: async ({ canvas }) => {
    // Becomes a tab stop once the browser has reported its size.
    await waitFor(() => expect(canvas.getByText('Line 1').parentElement).toHaveAttribute('tabindex', '0'));
  },
});
export const LongTitle = meta.story({
  args: { title: 'Generics for Amoxicillin Trihydrate 500mg Capsules, pack of 15, from any manufacturer on the list' },
});
/** A product's name keeps its case in brands that capitalize headings. */
export const ProductTitle = meta.story({
  name: 'A product in the title',
  args: { title: "Generics for Corumaquin 1000 mg TAB 56's", titleSuffix: 23 },
  decorators: [
    (Story) => (
      <div style={{ display: 'contents', '--m-font-label-transform': 'uppercase' } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1000 mg', { exact: false })).toHaveStyle({ textTransform: 'none' });
  },
});
