import preview from '@mortar/storybook/preview';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { messages } from '../DateField/messages.ts';
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';

const LONG = 'Bestellzeitraum-der-voraussichtlich-verfügbaren-Wirkstofffreisetzungsfilmtabletten';

const Controlled = (props: DateRangeFieldProps) => {
  const [value, setValue] = useState(props.value);
  return <DateRangeField {...props} value={value} onChange={setValue} />;
};

const meta = preview.meta({
  title: 'Components/Fields/DateRangeField',
  component: DateRangeField,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Ordered',
    value: { from: '2026-03-02', to: '2026-03-13' },
    today: '2026-03-10',
    presets: [
      { label: 'Today', from: '2026-03-10', to: '2026-03-10' },
      { label: 'Last 7 days', from: '2026-03-04', to: '2026-03-10' },
      { label: 'This month', from: '2026-03-01', to: '2026-03-31' },
      { label: 'Last month', from: '2026-02-01', to: '2026-02-28' },
    ],
    onChange: () => {},
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280, minBlockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
});

const open = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  canvas.getByRole('textbox', { name: /from$/ }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Playground = meta.story({});
export const Empty = meta.story({ args: { value: { from: null, to: null } } });
export const OpenEnd = meta.story({ args: { value: { from: '2026-03-02', to: null } } });
export const Open = meta.story({ play: open });
export const OneMonth = meta.story({ args: { months: 1, presets: [] }, play: open });
export const HalfPicked = meta.story({
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Thursday 12 March 2026' }));
    await expect(screen.getByText(messages.pickLast)).toBeVisible();
  },
});
export const WrongOrder = meta.story({
  args: { value: { from: '2026-03-02', to: null } },
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('textbox', { name: /to$/ });
    await userEvent.type(last, '2026/03/01');
    last.blur();
    await waitFor(() => expect(canvas.getByText(messages.order)).toBeVisible());
    await expect(last).toBeInvalid();
  },
});
export const WithError = meta.story({
  args: { value: { from: null, to: null }, error: 'Please fill out this field' },
});
export const Hint = meta.story({ args: { hint: 'Both days are included.' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const ReadOnly = meta.story({ args: { readOnly: true } });
export const Small = meta.story({ args: { size: 'sm' } });
export const LongUnbrokenText = meta.story({
  args: {
    label: LONG,
    error: LONG,
    presets: Array.from({ length: 12 }, (_, index) => ({ label: `${LONG} ${index}`, from: null, to: null })),
  },
  play: open,
});
export const Narrow = meta.story({
  args: { months: 1 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 232 }}>
        <Story />
      </div>
    ),
  ],
});
export const Zoomed = meta.story({ globals: { textSize: '200' }, play: open });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, play: open });
