import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Pagination } from './Pagination.tsx';

const button = (name: string) => screen.getByRole('button', { name });

describe('Pagination', () => {
  it('moves one page at a time, and no further than the last page', async () => {
    const onPage = vi.fn();
    const { user, rerender } = render(<Pagination label="Tickets" page={1} pages={2} onPage={onPage} />);
    expect(screen.getByText('Page 1 of 2')).toBeDefined();
    expect(button('Previous page')).toHaveProperty('disabled', true);
    await user.click(button('Next page'));
    expect(onPage).toHaveBeenLastCalledWith(2);
    rerender(<Pagination label="Tickets" page={2} pages={2} onPage={onPage} />);
    expect(button('Next page')).toHaveProperty('disabled', true);
  });

  it.each([
    [0, 0, 'Page 1 of 1'],
    [9, 4, 'Page 4 of 4'],
    [Number.NaN, Number.NaN, 'Page 1 of 1'],
  ])('shows page %d of %d as %s', (page, pages, text) => {
    render(<Pagination label="Tickets" page={page} pages={pages} onPage={() => {}} />);
    expect(screen.getByText(text)).toBeDefined();
  });

  it('does not advance while a page is loading', async () => {
    const onPage = vi.fn();
    const { user } = render(<Pagination label="Tickets" page={1} pages={3} onPage={onPage} busy />);
    await user.click(button('Next page'));
    expect(onPage).not.toHaveBeenCalled();
  });

  it('offers the page sizes', async () => {
    const onSize = vi.fn();
    const { user } = render(
      <Pagination label="Tickets" page={1} pages={3} onPage={() => {}} size={25} onSize={onSize} />,
    );
    const sizes = screen.getByRole('combobox', { name: 'Rows on a page' });
    expect([...sizes.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      '10 rows',
      '15 rows',
      '25 rows',
    ]);
    await user.selectOptions(sizes, '10');
    expect(onSize).toHaveBeenCalledWith(10);
  });
});
