import type { ComponentType } from 'react';
import { lazyPart } from '#parts/lazyPart.tsx';
import { SECTION_PARTS } from '#settings/sections/sectionParts.ts';
import type { messages } from './messages.ts';

export type SetupStepId = keyof typeof messages.steps;

/** True for sections within the setup, where names can be changed (000 §5, edit user). */
interface InSetup {
  inSetup?: boolean;
}

export interface SetupStep {
  id: SetupStepId;
  groupOnly?: boolean;
  Content: ComponentType<InSetup> & { prefetch(): void };
}

const { roles, users, pharmacies, application, order, regrets } = SECTION_PARTS;

/** Steps of the first-time setup in order: sections of the settings, and the tutorial (000 §2). */
export const STEPS: readonly SetupStep[] = [
  { id: 'roles', Content: roles },
  { id: 'users', Content: users },
  { id: 'pharmacies', groupOnly: true, Content: pharmacies },
  { id: 'application', Content: application },
  { id: 'order', Content: order },
  { id: 'regrets', Content: regrets },
  { id: 'tutorial', Content: lazyPart(() => import('./Tutorial.tsx'), 'Tutorial') },
];

export const stepsFor = (staff: { grouporderingenabled: boolean }): readonly SetupStep[] =>
  STEPS.filter(({ groupOnly }) => !groupOnly || staff.grouporderingenabled);

/** Returns the step of a name, or the first. */
export function stepNamed(steps: readonly SetupStep[], name: string | null): SetupStep {
  const found = steps.find(({ id }) => id === name) ?? steps[0];
  if (!found) throw new Error('the setup has no steps');
  return found;
}
