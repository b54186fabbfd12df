import preview from '@mortar/storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

const LONG = 'Liefertermin-der-voraussichtlich-verfügbaren-Wirkstofffreisetzungsfilmtabletten';

const Controlled = (props: SearchBoxProps) => {
  const [value, setValue] = useState(props.value);
  return <SearchBox {...props} value={value} onChange={setValue} />;
};

const meta = preview.meta({
  title: 'Components/Fields/SearchBox',
  component: SearchBox,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Search products', value: '', onChange: () => {}, onSearch: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({});
export const Empty = meta.story({});
export const Filled = meta.story({ args: { value: 'amox' } });
export const Busy = meta.story({ args: { value: 'amox', busy: true } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Cleared = meta.story({
  args: { value: 'amox' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});
export const LongUnbrokenText = meta.story({ args: { label: LONG, value: LONG.repeat(2) } });
export const LongPlaceholder = meta.story({ args: { placeholder: LONG } });
export const Narrow = meta.story({
  args: { value: 'amoxicillin' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 96 }}>
        <Story />
      </div>
    ),
  ],
});
