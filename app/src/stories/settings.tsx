import type { ComponentType } from 'react';
import { Frame } from './frame.tsx';

/** User who may change settings. */
export const administrator = { permissions: { dashboard: { settings: true } } } as const;

/** Container with the size of a section at 1366 × 768. */
export const inSection = (Section: ComponentType) => () => (
  <Frame width={1102} height={640}>
    <Section />
  </Frame>
);
