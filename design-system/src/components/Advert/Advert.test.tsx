import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Advert } from './Advert.tsx';
import { advertWords } from './advertWords.ts';

const words = { headline: 'Cold and flu', line: 'Click to order' };

describe('Advert', () => {
  it('shows its text, and is not a button by default', () => {
    render(<Advert {...words} />);
    expect(screen.getByText('Cold and flu')).toBeTruthy();
    expect(screen.getByText('Click to order')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is named by its text and action, once, if it can be pressed', () => {
    const onPress = vi.fn();
    render(
      <Advert {...words} picture="data:,one" press={{ label: `${advertWords(words)}: start an order`, onPress }} />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Cold and flu. Click to order: start an order' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.getByRole('button').textContent).toBe('Cold and flu Click to order');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows a line that repeats its headline only once', () => {
    render(<Advert headline="Sun care" line="Sun care" />);
    expect(screen.getAllByText('Sun care')).toHaveLength(1);
  });

  it('has a picture next to its text, and omits one that fails to load', () => {
    const { container } = render(<Advert {...words} picture="data:,one" />);
    fireEvent.error(container.querySelector('img') as Element);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('Cold and flu')).toBeTruthy();
  });
});

describe('the text of an advert', () => {
  it.each([
    [{ headline: 'Cold and flu', line: 'Click to order' }, 'Cold and flu. Click to order'],
    [{ headline: 'Cold and flu?', line: 'Click to order' }, 'Cold and flu? Click to order'],
    [{ headline: 'Sun care' }, 'Sun care'],
    [{ headline: '', line: 'New in the shop' }, 'New in the shop'],
    [{ headline: 'Sun care', line: 'Sun care ' }, 'Sun care'],
    [{ headline: ' ', line: '' }, ''],
  ])('%j are read as %j', (said, read) => expect(advertWords(said)).toBe(read));
});
