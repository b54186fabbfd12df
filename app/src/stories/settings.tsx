import type { ComponentType } from 'react';
import { Frame } from './frame.tsx';

/** Somebody who may change settings. */
export const administrator = { permissions: { dashboard: { settings: true } } } as const;

/** A section in the room that it has on the page at 1366 × 768. */
export const inSection = (Section: ComponentType) => () => (
  <Frame width={1102} height={640}>
    <Section />
  </Frame>
);
