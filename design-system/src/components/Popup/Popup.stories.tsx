import preview from '@mortar/storybook/preview';
import { Formik } from 'formik';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { rand } from '../../testing/rand.ts';
import { Button } from '../Button/Button.tsx';
import { CreditBar } from '../CreditBar/CreditBar.tsx';
import { DataGrid } from '../DataGrid/DataGrid.tsx';
import { FormTextAreaField, FormTextField } from '../FormFields/FormFields.tsx';
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
  title: 'Popups/Everywhere/Popup',
  component: Popup,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    title: 'Update Order Description',
    description: 'The name under which your order is found.',
    onClose: fn(),
    footer,
    children: <TextField label="Description" value="Thandi 20417" onChange={() => {}} />,
  },
});

export const Medium = meta.story({});
/** A popup that opens by itself, without focus and without acting on keys until the user interacts. */
export const Unasked = meta.story({
  args: {
    title: 'Order Manager',
    automatic: true,
    description: 'Your order was closed.',
    children: <p>Table Bay Pharmacy Claremont is no longer assigned to you. Your order was closed here.</p>,
  },
  play: async () => {
    const popup = await screen.findByRole('dialog', { name: 'Order Manager' });
    await waitFor(() => expect(popup).toHaveFocus());
  },
});
export const Small = meta.story({ args: { size: 'sm' } });
export const Large = meta.story({ args: { size: 'lg' } });
export const ExtraLarge = meta.story({ args: { size: 'xl' } });
export const EightyPercent = meta.story({ args: { size: '80' } });
export const NinetyPercent = meta.story({ args: { size: '90' } });
export const Full = meta.story({ args: { size: 'full' } });
export const NotClosable = meta.story({ args: { closable: false } });
export const WithAside = meta.story({
  args: {
    title: 'Kalahari Wholesale',
    titleAside: <CreditBar usage={18_250} limit={50_000} format={rand} />,
  },
});
export const TitleOnlyRead = meta.story({
  args: {
    title: 'Quantity Selection',
    titleHidden: true,
    titleAside: <CreditBar usage={18_250} limit={50_000} adding={4200} format={rand} />,
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
        <p>Are you sure?</p>
      </Popup>
    </>
  ),
  play: async () => {
    const top = await screen.findByRole('dialog', { name: 'Confirmation' });
    await waitFor(() => expect(top).toBeVisible());
  },
});
interface Line {
  id: number;
  description: string;
  quantity: number;
}
const lines: Line[] = Array.from({ length: 60 }, (_, id) => ({
  id,
  description: `Akonofen ${25 * ((id % 4) + 1)} mg CAP 30's`,
  quantity: (id % 9) + 1,
}));
const grid = (
  <DataGrid
    label="Unsent orders"
    emptyText="There are no open orders, please start a new one."
    rowKey={({ id }: Line) => id}
    rows={lines}
    columns={[
      { id: 'description', header: 'Description', flex: 1, value: ({ description }) => description },
      { id: 'quantity', header: 'Quantity', width: 96, align: 'end', value: ({ quantity }) => quantity },
    ]}
  />
);

/** A grid popup at 80 per cent, 90 for groups, and nearly full size in a narrow window. */
export const GridInEightyPercent = meta.story({
  args: { title: 'Order Manager', size: '80', flush: true, children: grid },
});
export const GridInNinetyPercent = meta.story({
  args: { title: 'Order Manager', size: '90', flush: true, children: grid },
});

const Form = () => (
  <Formik
    initialValues={{ description: '', note: '' }}
    validate={({ description }) => (description.trim() ? {} : { description: 'Please fill out this field' })}
    onSubmit={() => undefined}
  >
    {({ submitForm }) => (
      <Popup
        open
        title="Start A New Order"
        description="What it is called, and what is to be remembered of it."
        onClose={() => undefined}
        footer={
          <>
            <Button variant="outline" keyHint="Esc">
              Cancel
            </Button>
            <Button keyHint="↵" onClick={() => void submitForm()}>
              OK
            </Button>
          </>
        }
      >
        <div className="m-popup__stack">
          <FormTextField name="description" label="Description" autoFocus />
          <FormTextAreaField name="note" label="Note" />
        </div>
      </Popup>
    )}
  </Formik>
);

/** A form that Enter submits, with errors below the fields. */
export const FormPopup = meta.story({
  name: 'Form',
  render: () => <Form />,
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Description' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please fill out this field'));
  },
});
