import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { SegmentedField } from './SegmentedField.tsx';

const options = [
  { value: 'all', label: 'All', count: 3 },
  { value: 'mine', label: 'Mine', count: 0 },
  { value: 'other', label: 'Other' },
];

const Controlled = () => {
  const [value, setValue] = useState('all');
  return <SegmentedField label="Show" options={options} value={value} onChange={setValue} />;
};

describe('SegmentedField', () => {
  it('is a named group of radio buttons that show their counts, including zero', () => {
    render(<Controlled />);
    expect(screen.getByRole('group', { name: 'Show' })).toBeDefined();
    expect(screen.getAllByRole('radio', { name: /./ }).map((radio) => radio.closest('label')?.textContent)).toEqual([
      'All 3',
      'Mine 0',
      'Other',
    ]);
  });

  it('is one tab stop, and arrow keys select', async () => {
    const { user } = render(<Controlled />);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'All 3' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Mine 0' }).checked).toBe(true);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });
});
