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

  it('stands at the moment that scenarios begin at', () => {
    expect(MOMENT).toBe(SCENARIO_NOW);
  });

  it('says that moment whoever asks, and leaves every other date alone', () => {
    stop();
    expect(Date.now()).toBe(MOMENT);
    expect(new Date().toISOString()).toBe(new Date(MOMENT).toISOString());
    expect(new Date('2025-12-31T22:00:00.000Z').getTime()).toBe(Date.UTC(2025, 11, 31, 22));
    expect(new Date(2026, 0, 15).getMonth()).toBe(0);
  });

  it('may be stopped where it stands already', () => {
    stop();
    stop();
    expect(Date.now()).toBe(MOMENT);
    expect(new Date()).toBeInstanceOf(Date);
  });
});
