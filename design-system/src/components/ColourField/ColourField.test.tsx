import { fireEvent, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { ColourField, type ColourFieldProps } from './ColourField.tsx';
import { messages } from './messages.ts';
import { parseColour } from './parseColour.ts';

const onChange = vi.fn();
const SWATCHES = [
  { value: '#ffe88a', label: 'Yellow' },
  { value: '#b5f5c8', label: 'Green' },
];
const Controlled = (props: Partial<ColourFieldProps>) => {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  const change = (next: string | null) => {
    onChange(next);
    setValue(next);
  };
  return <ColourField label="Highlight" swatches={SWATCHES} {...props} value={value} onChange={change} />;
};

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Highlight' });

describe('ColourField', () => {
  it('accepts short and long colours, and expands them on blur', async () => {
    const { user } = render(<Controlled />);
    await user.type(field(), 'FE8');
    expect(onChange).toHaveBeenLastCalledWith('#ffee88');
    expect(field().value).toBe('FE8');
    await user.click(document.body);
    expect(field().value).toBe('#ffee88');
  });

  it('keeps text that is not a colour, and reports it on blur', async () => {
    const { user } = render(<Controlled value="#ffe88a" />);
    await user.clear(field());
    await user.type(field(), '#12345');
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(screen.queryByText(messages.unreadable)).toBeNull();
    await user.click(document.body);
    expect(screen.getByText(messages.unreadable)).toBeDefined();
    expect(field().value).toBe('#12345');
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('accepts a swatch by its name and shows which one is selected', async () => {
    const { user } = render(<Controlled />);
    await user.click(screen.getByRole('radio', { name: 'Green' }));
    expect(onChange).toHaveBeenLastCalledWith('#b5f5c8');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Green' }).checked).toBe(true);
    await user.keyboard('{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith('#ffe88a');
  });

  it('accepts the colour of the browser’s picker', () => {
    render(<Controlled />);
    fireEvent.input(screen.getByLabelText('Pick Highlight'), { target: { value: '#123456' } });
    expect(onChange).toHaveBeenLastCalledWith('#123456');
  });

  it('shows the contrast ratio and whether it passes, and never rounds a failure up', () => {
    const { rerender } = render(<Controlled value="#ffffff" against={{ colour: '#767676', as: 'ground' }} />);
    expect(screen.getByText('4.5 : 1')).toBeDefined();
    expect(screen.getByText(messages.passes)).toBeDefined();
    rerender(<Controlled value="#ffffff" against={{ colour: '#777777', as: 'ground' }} />);
    expect(screen.getByText('4.4 : 1')).toBeDefined();
    expect(screen.getByText(messages.fails)).toBeDefined();
  });
});

describe('parsing a colour', () => {
  it('gives the same result for every notation', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{6}$/), (digits) => {
        for (const text of [digits, `#${digits}`, ` #${digits.toUpperCase()} `])
          expect(parseColour(text)).toBe(`#${digits}`);
      }),
    );
  });

  it.each(['', '#', '#12', '#1234', 'red', '#gggggg', 'rgb(0,0,0)', '##fff'])('finds no colour in "%s"', (text) => {
    expect(parseColour(text)).toBeNull();
  });
});
