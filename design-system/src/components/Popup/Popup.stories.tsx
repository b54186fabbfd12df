import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { CreditBar } from '../CreditBar/CreditBar.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Popup } from './Popup.tsx';

const footer = (
  <>
    <Button variant="outline" keyHint="Esc">
      Cancel
    </Button>
    <Button keyHint="↵">OK</Button>
  </>
);

const meta = preview.meta({
  title: 'Popups/Popup',
  component: Popup,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    title: 'Update Order Description',
    onClose: fn(),
    footer,
    children: <TextField label="Description" value="Thandi 20417" onChange={() => {}} />,
  },
});

export const Medium = meta.story({});
export const Small = meta.story({ args: { size: 'sm' } });
export const Large = meta.story({ args: { size: 'lg' } });
export const EightyPercent = meta.story({ args: { size: '80' } });
export const NinetyPercent = meta.story({ args: { size: '90' } });
export const Full = meta.story({ args: { size: 'full' } });
export const NotClosable = meta.story({ args: { closable: false } });
export const WithAside = meta.story({
  args: {
    title: 'Kalahari Wholesale',
    titleAside: <CreditBar usage={18_250} limit={50_000} format={(amount) => `R${amount.toFixed(2)}`} />,
  },
});
export const LongTitle = meta.story({
  args: { title: 'Warning: this product was ordered from a different supplier in the last fourteen days', size: 'sm' },
});
export const LongContent = meta.story({
  args: {
    children: Array.from({ length: 40 }, (_, line) => `Line ${line + 1} of the update notes.`).map((line) => (
      <p key={line}>{line}</p>
    )),
  },
});
export const Stacked = meta.story({
  render: (args) => (
    <>
      <Popup {...args} />
      <Popup open size="sm" title="Confirmation" onClose={() => {}} footer={<Button>Yes</Button>}>
        Are you sure?
      </Popup>
    </>
  ),
  play: async () => {
    const top = await screen.findByRole('dialog', { name: 'Confirmation' });
    await waitFor(() => expect(top).toBeVisible());
  },
});
export const Zoomed = meta.story({ globals: { textSize: '200' } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
