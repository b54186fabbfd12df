import { useEffect } from 'react';
import { whenIdle } from '../whenIdle.ts';
import { wantsMotion } from './wantsMotion.ts';

type Motor = typeof import('./motor.ts');

let motor: Motor | null = null;

/** What moves elements and numbers; null while it has not been fetched, and for people who want no motion: nothing moves. */
export const motorIfThere = (): Motor | null => (wantsMotion() ? motor : null);

/** Fetches the motor. Where it cannot be had, everything stays as it is: at its end at once. */
export async function fetchMotor(): Promise<void> {
  try {
    motor ??= await import('./motor.ts');
  } catch {
    // The next part that may move tries again.
  }
}

/** Has the motor fetched behind the page, once a part stands that may move. */
export function useMotor(): void {
  useEffect(function fetchMotorWhenIdle() {
    if (!motor && wantsMotion()) whenIdle(() => void fetchMotor());
  }, []);
}
