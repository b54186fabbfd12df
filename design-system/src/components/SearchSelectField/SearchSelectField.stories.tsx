import preview from '@mortar/storybook/preview';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Popup } from '../Popup/Popup.tsx';
import type { SearchOption } from './options.ts';
import { SearchSelectField, type SearchSelectFieldProps } from './SearchSelectField.tsx';

const SUPPLIERS: readonly SearchOption<string>[] = [
  ['KAL01', 'Kalahari Wholesale', 'Wholesalers'],
  ['PHA01', 'Pharmed', 'Wholesalers'],
  ['UPD01', 'UPD', 'Wholesalers'],
  ['TRN01', 'Transpharm', 'Wholesalers'],
  ['ASP01', 'Aspen Pharmacare', 'Manufacturers'],
  ['ADC01', 'Adcock Ingram', 'Manufacturers'],
  ['CIP01', 'Cipla Medpro', 'Manufacturers'],
].map(([value = '', label = '', group]) => ({ value, label, group, detail: value }));

const PLAIN = SUPPLIERS.map((option) => ({ ...option, group: undefined }));
const PRODUCTS = Array.from({ length: 5000 }, (_, index) => ({
  value: String(700_000 + index),
  label: `Amoxicillin ${index % 2 === 0 ? 250 : 500} mg capsules, pack ${index + 1}`,
  detail: String(700_000 + index),
}));
const LONG = 'Hydrochlorothiazide/Bisoprololfumarat-Filmtabletten-mit-veränderter-Wirkstofffreisetzung';

const Controlled = (props: SearchSelectFieldProps<string>) => {
  const [value, setValue] = useState(props.value);
  return <SearchSelectField {...props} value={value} onChange={setValue} />;
};

const meta = preview.meta({
  title: 'Components/Fields/SearchSelectField',
  component: SearchSelectField<string>,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Supplier', options: PLAIN, value: 'PHA01', onChange: () => {} },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360, minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

const typing =
  (keys: string) =>
  async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard(keys);
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  };

export const Playground = meta.story({});
export const NothingChosen = meta.story({ args: { value: null, placeholder: 'Any supplier' } });
export const Open = meta.story({ play: typing('{ArrowDown}') });
export const Searched = meta.story({ play: typing('phar') });
export const Groups = meta.story({ args: { options: SUPPLIERS }, play: typing('{ArrowDown}') });
export const OptionDisabled = meta.story({
  args: { options: PLAIN.map((option) => ({ ...option, disabled: option.value === 'UPD01' })) },
  play: typing('{ArrowDown}'),
});
export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('zzz');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found');
  },
});
export const Loading = meta.story({
  args: { options: [], value: null, loading: true, onSearch: () => {} },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('amox');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
});
/** A caller that searches by itself. */
const Remote = (props: SearchSelectFieldProps<string>) => {
  const [found, setFound] = useState(PLAIN);
  const onSearch = (text: string) =>
    setFound(PLAIN.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase())));
  return <Controlled {...props} options={found} onSearch={onSearch} chosenLabel="Pharmed" />;
};
export const SearchedByTheCaller = meta.story({
  render: (args) => <Remote {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('a');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  },
});
/** The list follows its field when content above grows. */
export const FollowsItsField = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    const list = await screen.findByRole('listbox');
    const gap = () => list.getBoundingClientRect().top - field.getBoundingClientRect().bottom;
    const before = gap();
    canvas.getByText('Supplier').style.paddingBlockEnd = '40px';
    await waitFor(() => expect(gap()).toBeCloseTo(before));
  },
});
export const WithError = meta.story({ args: { value: null, error: 'Please make a selection' } });
export const Hint = meta.story({ args: { hint: 'Only suppliers that deliver to you.' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const ReadOnly = meta.story({ args: { readOnly: true } });
export const NotClearable = meta.story({ args: { clearable: false } });
export const Small = meta.story({ args: { size: 'sm' } });
export const InAPopup = meta.story({
  render: (args) => (
    <Popup open size="sm" title="Change Supplier" description="Choose who is ordered from.">
      <Controlled {...args} />
    </Popup>
  ),
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('combobox', { name: 'Supplier' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
});
export const FiveThousand = meta.story({
  args: { label: 'Product', options: PRODUCTS, value: null },
  play: typing('amox 500'),
});
export const LongUnbrokenText = meta.story({
  args: {
    label: LONG,
    value: '1',
    options: [1, 2, 3].map((at) => ({ value: String(at), label: `${LONG}${at}`, detail: LONG })),
  },
  play: typing('{ArrowDown}'),
});
export const Narrow = meta.story({
  args: { options: SUPPLIERS },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: typing('{ArrowDown}'),
});
export const Zoomed = meta.story({ globals: { textSize: '200' }, play: typing('{ArrowDown}') });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, play: typing('{ArrowDown}') });
