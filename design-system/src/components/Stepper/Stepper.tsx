import './Stepper.css';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface Step<Id extends string = string> {
  /** Yours, to distinguish steps. */
  id: Id;
  /** Two or three words. */
  title: string;
  /** What is done here, in a sentence. */
  text?: string | undefined;
  /** Why one may not go on from here yet; the button stays and says so. */
  blocked?: string | undefined;
  /** Why one may not go back from here. */
  blockedBack?: string | undefined;
  /** The step. */
  content: ReactNode;
}

export interface StepperProps<Id extends string = string> {
  /** What is done in steps: `First-time setup`. */
  label: string;
  /** In the order in which they are done. */
  steps: readonly Step<Id>[];
  /** The step in sight. You keep it. */
  active: Id;
  /** The step that was gone to: the one before or the one after. */
  onStep: (id: Id) => void;
  /** What the last step's button says, and does. */
  finish: { label: string; onFinish: () => void; busy?: boolean | undefined };
  /** What went wrong at the end, with what to do. */
  error?: string | undefined;
}

const stateOf = (at: number, active: number) => (at < active ? 'done' : at === active ? 'active' : 'waiting');
const LABELS = { done: 'done', active: 'this step', waiting: 'not yet' } as const;

/** One thing after another, with a way back. What was filled in is kept by you, not by the step that is out of sight. */
export const Stepper = <Id extends string = string>(props: StepperProps<Id>) => {
  const { label, steps, onStep, finish, error } = props;
  const at = steps.findIndex(({ id }) => id === props.active);
  const step = steps[at];
  const reasonId = useId();
  if (!step) {
    if (import.meta.env.DEV) throw new Error(`Stepper "${label}": there is no step '${props.active}'.`);
    return null;
  }
  const reason = step.blocked ?? error;
  const next = steps[at + 1];
  const before = steps[at - 1];
  const goOn = () => (next ? onStep(next.id) : finish.onFinish());
  return (
    <section className="m-stepper" aria-label={label}>
      <ol className="m-stepper__steps">
        {steps.map(({ id, title }, index) => {
          const state = stateOf(index, at);
          return (
            <li
              key={id}
              className="m-stepper__step"
              data-state={state}
              aria-current={state === 'active' ? 'step' : undefined}
            >
              <span className="m-stepper__mark m-figures" aria-hidden="true">
                {state === 'done' ? <Check size={16} /> : index + 1}
              </span>
              <span className="m-stepper__title">
                {title}
                <VisuallyHidden>, {LABELS[state]}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ol>
      <div className="m-stepper__head">
        <h2>{step.title}</h2>
        {step.text && <p>{step.text}</p>}
      </div>
      <div className="m-stepper__content">{step.content}</div>
      <div className="m-stepper__foot">
        <p
          id={reasonId}
          className="m-stepper__reason"
          data-error={error && !step.blocked ? '' : undefined}
          aria-live="polite"
        >
          {reason ?? step.blockedBack}
        </p>
        {before && (
          <Button
            variant="outline"
            aria-disabled={step.blockedBack !== undefined || undefined}
            aria-describedby={step.blockedBack ? reasonId : undefined}
            onClick={() => step.blockedBack === undefined && onStep(before.id)}
          >
            Back
          </Button>
        )}
        <Button
          busy={!next && finish.busy}
          aria-disabled={step.blocked !== undefined || undefined}
          aria-describedby={reason ? reasonId : undefined}
          onClick={() => step.blocked === undefined && goOn()}
        >
          {next ? 'Next' : finish.label}
        </Button>
      </div>
    </section>
  );
};
