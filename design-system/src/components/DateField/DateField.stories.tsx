import preview from '@mortar/storybook/preview';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Popup } from '../Popup/Popup.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';
import { getWeekday } from './dates.ts';
import { messages } from './messages.ts';

const LONG = 'Liefertermin-der-voraussichtlich-verfügbaren-Wirkstofffreisetzungsfilmtabletten';

const Controlled = (props: DateFieldProps) => {
  const [value, setValue] = useState(props.value);
  return <DateField {...props} value={value} onChange={setValue} />;
};

const meta = preview.meta({
  title: 'Components/Fields/DateField',
  component: DateField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Delivery date', value: '2026-03-02', today: '2026-03-10', onChange: () => {} },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 200, minBlockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
});

const open = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  canvas.getByRole('textbox').focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
};

export const Playground = meta.story({});
export const Empty = meta.story({ args: { value: null } });
export const Open = meta.story({ play: open });
export const Limits = meta.story({
  args: { min: '2026-03-02', max: '2026-03-27', isDisabled: (date) => getWeekday(date) === 6 },
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('button', { name: 'Sunday 8 March 2026' })).toHaveAttribute('aria-disabled', 'true');
  },
});
export const AmbiguousText = meta.story({
  args: { value: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2/3/2026');
    canvas.getByRole('textbox').blur();
    await waitFor(() => expect(canvas.getByText(messages.unreadable)).toBeVisible());
  },
});
export const WithError = meta.story({ args: { value: null, error: 'Please fill out this field' } });
export const Hint = meta.story({ args: { hint: 'The supplier delivers on weekdays.' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const ReadOnly = meta.story({ args: { readOnly: true } });
export const Small = meta.story({ args: { size: 'sm' } });
export const InAPopup = meta.story({
  render: (args) => (
    <Popup open size="sm" title="Change Delivery Date">
      <Controlled {...args} />
    </Popup>
  ),
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Delivery date' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Monday 2 March 2026' })).toHaveFocus());
  },
});
export const LongUnbrokenText = meta.story({ args: { label: LONG, error: LONG }, play: open });
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 128 }}>
        <Story />
      </div>
    ),
  ],
});
export const Zoomed = meta.story({ globals: { textSize: '200' }, play: open });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, play: open });
