import { MortarProvider } from '@mortar/design-system';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SettingsContext } from '#session/settings.tsx';
import { sampleSettings } from '#session/testing/sampleSettings.ts';
import { useQuantitySummary } from './useQuantitySummary.ts';

const OFFER = { price: 1250, deal: { step: 1, bonus: 0 } } as const;
const wrapper = ({ children }: { children: ReactNode }) => (
  <MortarProvider>
    <SettingsContext value={sampleSettings()}>{children}</SettingsContext>
  </MortarProvider>
);
const announcements = () =>
  [...document.querySelectorAll('[aria-live] [data-heard]')].map(({ textContent }) => textContent);

describe('the summary of a quantity', () => {
  it('is announced once the user stops typing', async () => {
    const { rerender } = renderHook(({ quantity }) => useQuantitySummary(quantity, OFFER), {
      wrapper,
      initialProps: { quantity: 1 },
    });
    rerender({ quantity: 3 });
    await vi.waitFor(() => expect(announcements().at(-1)).toContain('R37.50'), { timeout: 2000 });
  });

  it('is not announced while the field is invalid: a pending announcement is cancelled', async () => {
    const { rerender } = renderHook(({ quantity }) => useQuantitySummary(quantity, OFFER), {
      wrapper,
      initialProps: { quantity: 1 },
    });
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    rerender({ quantity: 4 });
    rerender({ quantity: 0 });
    act(() => void vi.advanceTimersByTime(2000));
    expect(announcements().filter((text) => /R50\.00|R0\.00/.test(text ?? ''))).toEqual([]);
    rerender({ quantity: 2 });
    act(() => void vi.advanceTimersByTime(2000));
    expect(announcements().at(-1)).toContain('R25.00');
  });
});
