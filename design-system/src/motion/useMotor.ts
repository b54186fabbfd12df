import { useEffect } from 'react';
import { whenIdle } from '../whenIdle.ts';
import { wantsMotion } from './wantsMotion.ts';

type Motor = typeof import('./motor.ts');

let motor: Motor | null = null;

/** Returns the animation code; null before it is loaded and with reduced motion. */
export const motorIfThere = (): Motor | null => (wantsMotion() ? motor : null);

/** Loads the animation code. If that fails, changes happen without animation. */
export async function fetchMotor(): Promise<void> {
  try {
    motor ??= await import('./motor.ts');
  } catch {
    // The next component that may animate retries.
  }
}

/** Loads the animation code when idle, after a component that may animate is mounted. */
export function useMotor(): void {
  useEffect(function fetchMotorWhenIdle() {
    if (!motor && wantsMotion()) whenIdle(() => void fetchMotor());
  }, []);
}
