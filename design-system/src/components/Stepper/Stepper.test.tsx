import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { type Step, Stepper } from './Stepper.tsx';

const steps: Step[] = [
  { id: 'roles', title: 'Roles', content: 'roles here' },
  { id: 'users', title: 'Users', text: 'Add your users.', content: 'users here' },
  { id: 'end', title: 'Tutorial', content: 'a video' },
];
const changed = (id: string, change: Partial<Step>) =>
  steps.map((step) => (step.id === id ? { ...step, ...change } : step));

const shown = (props: Partial<Parameters<typeof Stepper>[0]> = {}) => {
  const onStep = vi.fn();
  const onFinish = vi.fn();
  const all = { label: 'Setup', steps, active: 'users', onStep, finish: { label: 'Get Started', onFinish }, ...props };
  return { onStep, onFinish, ...render(<Stepper {...all} />) };
};
const press = (name: string) => screen.getByRole('button', { name });

describe('Stepper', () => {
  it('exposes the current, completed and remaining steps', () => {
    shown();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Roles, done',
      '2Users, this step',
      '3Tutorial, not yet',
    ]);
    expect(screen.getAllByRole('listitem')[1]?.getAttribute('aria-current')).toBe('step');
    expect(screen.getByRole('heading', { name: 'Users' })).toBeDefined();
  });

  it('moves forward and back, one step at a time', async () => {
    const { user, onStep } = shown();
    await user.click(press('Next'));
    await user.click(press('Back'));
    expect(onStep.mock.calls).toEqual([['end'], ['roles']]);
  });

  it('has no back button on the first step, and ends at the last', async () => {
    const { user, onFinish } = shown({ active: 'end' });
    await user.click(press('Get Started'));
    expect(onFinish).toHaveBeenCalledOnce();
    shown({ active: 'roles' });
    expect(screen.getAllByRole('button', { name: 'Back' })).toHaveLength(1);
  });

  it('does not continue from an unfinished step, and shows the reason', async () => {
    const { user, onStep } = shown({ steps: changed('users', { blocked: 'Add a user first.' }) });
    const next = press('Next');
    await user.click(next);
    expect(onStep).not.toHaveBeenCalled();
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(next.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Add a user first.');
    await user.click(press('Back'));
    expect(onStep).toHaveBeenCalledWith('roles');
  });

  it('describes why each button is blocked, and shows the reason of the pressed one', async () => {
    const blocked = { blocked: 'Save to continue.', blockedBack: 'Save to go back.' };
    const { user, onStep } = shown({ steps: changed('users', blocked) });
    const getReason = (name: string) =>
      document.getElementById(press(name).getAttribute('aria-describedby') ?? '')?.textContent;
    expect([getReason('Back'), getReason('Next')]).toEqual([blocked.blockedBack, blocked.blocked]);
    const visibleReason = () => document.querySelector('.m-stepper__reason')?.textContent;
    expect(visibleReason()).toBe(blocked.blocked);
    await user.click(press('Back'));
    expect(visibleReason()).toBe(blocked.blockedBack);
    await user.click(press('Next'));
    expect(visibleReason()).toBe(blocked.blocked);
    expect(onStep).not.toHaveBeenCalled();
  });

  it('resets the shown reason once nothing is blocked', async () => {
    const blocked = changed('users', { blocked: 'Save to continue.', blockedBack: 'Save to go back.' });
    const { user, rerender, onStep } = shown({ steps: blocked });
    await user.click(press('Back'));
    const all = { label: 'Setup', active: 'users', onStep, finish: { label: 'Get Started', onFinish: vi.fn() } };
    rerender(<Stepper {...all} steps={steps} />);
    rerender(<Stepper {...all} steps={blocked} />);
    expect(document.querySelector('.m-stepper__reason')?.textContent).toBe('Save to continue.');
  });

  it('leaves the heading to content that has its own', () => {
    shown({ steps: changed('users', { ownHeading: true }) });
    expect(screen.queryByRole('heading', { name: 'Users' })).toBeNull();
    expect(screen.getByText('Add your users.')).toBeDefined();
  });

  it('does not go back if that is blocked', async () => {
    const { user, onStep } = shown({ steps: changed('users', { blockedBack: 'Roles are in use.' }) });
    await user.click(press('Back'));
    expect(onStep).not.toHaveBeenCalled();
    expect(screen.getByText('Roles are in use.')).toBeDefined();
  });

  it('shows why it could not be finished', () => {
    shown({ active: 'end', error: 'Please try again.' });
    expect(screen.getByText('Please try again.')).toBeDefined();
  });

  it('rejects an unknown step', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => shown({ active: 'nowhere' })).toThrow("there is no step 'nowhere'");
  });
});
