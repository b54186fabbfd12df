import preview from '@mortar/storybook/preview';
import { useState } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { type Step, Stepper, type StepperProps } from './Stepper.tsx';

const content = <EmptyState text="The step's own screen stands here." />;
const steps: Step[] = [
  { id: 'roles', title: 'User Role Management', text: 'Create or edit user roles.', content },
  { id: 'users', title: 'Users', text: 'Add your users and assign their roles.', content },
  { id: 'application', title: 'Application', content },
  { id: 'ordering', title: 'Ordering', content },
  { id: 'regrets', title: 'Regrets', content },
  { id: 'tutorial', title: 'Tutorial', content },
];

const Controlled = (props: StepperProps) => {
  const [active, setActive] = useState(props.active);
  return <Stepper {...props} active={active} onStep={setActive} />;
};

const meta = preview.meta({
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'First-time setup',
    steps,
    active: 'users',
    onStep: () => {},
    finish: { label: 'Get Started', onFinish: () => {} },
  },
  decorators: [
    (Story) => (
      <div style={{ height: 440 }}>
        <Story />
      </div>
    ),
  ],
});

const at = (id: string, changed: Partial<Step>) =>
  steps.map((step) => (step.id === id ? { ...step, ...changed } : step));

export const Playground = meta.story({});
export const First = meta.story({ name: 'First step', args: { active: 'roles' } });
export const Last = meta.story({ name: 'Last step', args: { active: 'tutorial' } });
export const BlockedForward = meta.story({
  args: { steps: at('users', { blocked: 'Add a user before you go on.' }) },
});
export const BlockedBack = meta.story({
  args: { steps: at('users', { blockedBack: 'Roles cannot be changed once a user has one.' }) },
});
export const Finishing = meta.story({
  args: { active: 'tutorial', finish: { label: 'Get Started', onFinish: () => {}, busy: true } },
});
export const FinishFailed = meta.story({
  args: { active: 'tutorial', error: 'Sorry an error has occurred, error code: 2. Please try again.' },
});
export const LongTitles = meta.story({
  args: {
    steps: steps.map((step) => ({ ...step, title: `${step.title} and everything else that belongs to it` })),
  },
});
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 360, height: 440 }}>
        <Story />
      </div>
    ),
  ],
});
