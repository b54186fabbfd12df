import { TAKE_OVER } from '../paths.ts';

/** A newer demo that waits takes over where a page has just opened: nothing is being typed yet. */
export async function takeNewerDemo(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (!registration?.waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage(TAKE_OVER);
}
