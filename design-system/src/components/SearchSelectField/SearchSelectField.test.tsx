import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Button } from '../Button/Button.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Popup } from '../Popup/Popup.tsx';
import type { SearchOption } from './options.ts';
import { SearchSelectField, type SearchSelectFieldProps } from './SearchSelectField.tsx';

const SUPPLIERS: readonly SearchOption<string>[] = [
  { value: 'k', label: 'Kalahari Wholesale', detail: 'KAL01' },
  { value: 'p', label: 'Pharmed', detail: 'PHA01' },
  { value: 'u', label: 'UPD', detail: 'UPD01', disabled: true },
  { value: 'd', label: 'Dis-Chem Wholesale', detail: 'DIS01' },
  { value: 'm', label: 'Mé Médical', detail: 'MEM01' },
];

const onChange = vi.fn();
const Controlled = (props: Partial<SearchSelectFieldProps<string>>) => {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  const change = (next: string | null) => {
    onChange(next);
    setValue(next);
  };
  return <SearchSelectField label="Supplier" options={SUPPLIERS} {...props} value={value} onChange={change} />;
};

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Supplier' });
const names = () => screen.getAllByRole('option').map((option) => option.textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

const start = async (props: Partial<SearchSelectFieldProps<string>> = {}) => {
  onChange.mockClear();
  const { user } = render(
    <>
      <Controlled {...props} />
      <button type="button">Next</button>
    </>,
  );
  await user.tab();
  return user;
};

describe('a searchable select', () => {
  it('opens with ArrowDown, skips disabled options, and selects with Enter', async () => {
    const user = await start();
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox', { name: 'Supplier' }).id).toBe(field().getAttribute('aria-controls'));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(active()).toContain('Dis-Chem');
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('d');
    expect(field().value).toBe('Dis-Chem Wholesale');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('moves to the ends with Home and End, and by pages', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ value: `${index}`, label: `Option ${index}` }));
    const user = await start({ options: many });
    await user.keyboard('{ArrowDown}{End}');
    expect(active()).toBe('Option 59');
    await user.keyboard('{PageUp}');
    expect(active()).toBe('Option 49');
    await user.keyboard('{Home}{PageDown}');
    expect(active()).toBe('Option 10');
    await user.keyboard('{Home}{PageUp}');
    expect(active()).toBe('Option 0');
  });

  it('finds all words in name or code, ignoring accents', async () => {
    const user = await start();
    await user.keyboard('whole');
    expect(names()).toEqual(['Kalahari WholesaleKAL01', 'Dis-Chem WholesaleDIS01']);
    await user.keyboard(' dis01');
    expect(names()).toEqual(['Dis-Chem WholesaleDIS01']);
    await user.clear(field());
    await user.keyboard('medical');
    expect(names()).toEqual(['Mé MédicalMEM01']);
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('m');
  });

  it('selects the active option on Tab after typing, and keeps its value otherwise', async () => {
    const user = await start({ value: 'k' });
    await user.keyboard('phar{Tab}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('p');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
    await user.tab({ shift: true });
    await user.keyboard('{ArrowDown}{Tab}');
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('restores its value with Escape', async () => {
    const user = await start({ value: 'k' });
    await user.keyboard('phar{Escape}');
    expect(field().value).toBe('Kalahari Wholesale');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('reports that nothing was found, and Enter then does nothing', async () => {
    const user = await start({ value: 'k' });
    await user.keyboard('zzz');
    expect(screen.getByRole('status').textContent).toBe('Nothing found');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(field().value).toBe('zzz');
  });

  it('is cleared by the cross, or by clearing the text', async () => {
    const user = await start({ value: 'k' });
    await user.keyboard('{Backspace}{Tab}');
    expect(onChange).toHaveBeenLastCalledWith(null);
    await user.click(field());
    await user.keyboard('phar{Enter}');
    await user.click(screen.getByRole('button', { name: 'Clear Supplier' }));
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(document.activeElement).toBe(field());
  });

  it('keeps its value if it is required', async () => {
    const user = await start({ value: 'k', clearable: false });
    expect(screen.queryByRole('button', { name: 'Clear Supplier' })).toBeNull();
    await user.keyboard('{Backspace}{Tab}');
    expect(onChange).not.toHaveBeenCalled();
    expect(field().value).toBe('Kalahari Wholesale');
  });

  it('renders a hundred of thousands and shows how many more there are', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({ value: `${index}`, label: `Option ${index}` }));
    const user = await start({ options: many });
    await user.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('option')).toHaveLength(100);
    expect(screen.getByText(/^4.900 more: keep typing$/)).toBeDefined();
    await user.keyboard('4999');
    expect(names()).toEqual(['Option 4999']);
  });

  it('names its groups', async () => {
    const user = await start({
      options: SUPPLIERS.map((option, index) => ({ ...option, group: index < 2 ? 'Near' : 'Far' })),
    });
    await user.keyboard('{ArrowDown}');
    expect(within(screen.getByRole('group', { name: 'Far' })).getAllByRole('option')).toHaveLength(3);
  });

  it('leaves the search to the caller, and selects no option of an earlier text meanwhile', async () => {
    const onSearch = vi.fn();
    const user = await start({ onSearch, loading: true });
    await user.keyboard('xyz{Enter}');
    expect(onSearch).toHaveBeenLastCalledWith('xyz');
    expect(names()).toHaveLength(5);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('selects an option by mouse and keeps focus', async () => {
    const user = await start();
    await user.click(field());
    await user.click(screen.getByRole('option', { name: /UPD/ }));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('option', { name: /Pharmed/ }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('p');
    expect(document.activeElement).toBe(field());
  });

  it('shows only its value when it is read only', async () => {
    const user = await start({ value: 'k', readOnly: true });
    await user.keyboard('{ArrowDown}x');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().value).toBe('Kalahari Wholesale');
  });
});

describe('a searchable select inside a layer', () => {
  it('closes itself first in a popup, and leaves Enter to the popup when it is closed', async () => {
    const onClose = vi.fn();
    const onEnter = vi.fn();
    const { user } = render(
      <Popup
        open
        title="Order"
        onClose={onClose}
        footer={
          <Button keyHint="↵" onClick={onEnter}>
            OK
          </Button>
        }
      >
        <Controlled />
      </Popup>,
    );
    await waitFor(() => expect(document.activeElement).toBe(field()));
    await user.keyboard('phar{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('phar{Enter}');
    expect(onEnter).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onEnter).toHaveBeenCalledOnce();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes itself first in a popover', async () => {
    const { user } = render(
      <Popover label="Filter" trigger={<button type="button">Filter</button>}>
        <Controlled />
      </Popover>,
    );
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(document.activeElement).toBe(field()));
    await user.keyboard('phar{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Filter' })).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
