import preview from '@mortar/storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: { label: 'Nett price with the bonus spread over all units', children: <Button variant="outline">Nett</Button> },
});

export const Closed = meta.story({});
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const shown = await screen.findByRole('tooltip');
    await waitFor(() => expect(shown).toBeVisible());
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/Nett price/);
  },
});
export const AtTheEdge = meta.story({
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const shown = await screen.findByRole('tooltip');
    await waitFor(() => expect(shown).toBeVisible());
  },
});
