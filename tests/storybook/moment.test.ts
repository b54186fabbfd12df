import { SCENARIO_NOW } from '@mortar/backend';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MOMENT, stopClock } from '../../.storybook/moment.ts';

describe("Storybook's clock", () => {
  const stop = () => {
    const real = globalThis.Date;
    onTestFinished(() => {
      globalThis.Date = real;
    });
    stopClock(MOMENT);
  };

  it('is set to the start time of scenarios', () => {
    expect(MOMENT).toBe(SCENARIO_NOW);
  });

  it('returns that time for the current time only, and keeps every other date', () => {
    stop();
    expect(Date.now()).toBe(MOMENT);
    expect(new Date().toISOString()).toBe(new Date(MOMENT).toISOString());
    expect(new Date('2025-12-31T22:00:00.000Z').getTime()).toBe(Date.UTC(2025, 11, 31, 22));
    expect(new Date(2026, 0, 15).getMonth()).toBe(0);
  });

  it('can be stopped twice', () => {
    stop();
    stop();
    expect(Date.now()).toBe(MOMENT);
    expect(new Date()).toBeInstanceOf(Date);
  });
});
