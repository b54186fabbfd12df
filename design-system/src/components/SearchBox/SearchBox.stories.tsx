import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

const Held = (props: SearchBoxProps) => {
  const [value, setValue] = useState(props.value);
  return <SearchBox {...props} value={value} onChange={setValue} />;
};

const meta = preview.meta({
  title: 'Components/SearchBox',
  component: SearchBox,
  render: (args) => <Held {...args} />,
  args: { label: 'Search products', value: '', onChange: () => {}, onSearch: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Empty = meta.story({});
export const Filled = meta.story({ args: { value: 'amox' } });
export const Busy = meta.story({ args: { value: 'amox', busy: true } });
export const Disabled = meta.story({ args: { disabled: true } });
