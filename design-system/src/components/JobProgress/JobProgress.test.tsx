import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { JobProgress } from './JobProgress.tsx';

const steps = [
  { label: 'Kestrel', state: 'done' },
  { label: 'Umvoti', state: 'failed', note: 'No answer' },
  { label: 'Protea', state: 'running' },
  { label: 'Overberg', state: 'waiting' },
] as const;

describe('ProgressBar', () => {
  it.each([
    [0.424, '42'],
    [-1, '0'],
    [7, '100'],
  ])('shows %d as %s per cent', (value, percent) => {
    render(<ProgressBar label="Uploading" value={value} />);
    const bar = screen.getByRole('progressbar', { name: 'Uploading' });
    expect(bar.getAttribute('aria-valuenow')).toBe(percent);
    expect(bar.getAttribute('aria-valuetext')).toBe(`${percent} %`);
  });

  it('has no value while the progress is unknown', () => {
    render(<ProgressBar label="Asking" />);
    expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
  });
});

describe('JobProgress', () => {
  it('shows the result of each step as text', () => {
    render(<JobProgress label="Sending" steps={steps} />);
    const list = within(screen.getByRole('list', { name: 'Sending' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Kestrel, Done',
      'Umvoti, FailedNo answer',
      'Protea, Under way',
      'Overberg, Waiting',
    ]);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2 of 4');
  });

  it('can be cancelled until it has ended', async () => {
    const onCancel = vi.fn();
    const { user, rerender } = render(<JobProgress label="Sending" steps={steps} onCancel={onCancel} />);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
    rerender(<JobProgress label="Sending" steps={[{ label: 'Kestrel', state: 'done' }]} onCancel={onCancel} />);
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });
});
