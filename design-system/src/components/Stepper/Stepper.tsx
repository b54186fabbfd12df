import './Stepper.css';
import { Check } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useArrival } from '../../motion/useArrival.ts';
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
  /** True where the content has a heading of its own: the title then stands in the row of steps alone. */
  ownHeading?: boolean | undefined;
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

const getState = (at: number, active: number) => (at < active ? 'done' : at === active ? 'active' : 'waiting');
const LABELS = { done: 'done', active: 'this step', waiting: 'not yet' } as const;

/** One thing after another, with a way back. What was filled in is kept by you, not by the step that is out of sight. */
export const Stepper = <Id extends string = string>(props: StepperProps<Id>) => {
  const { label, steps, onStep, finish, error } = props;
  const at = steps.findIndex(({ id }) => id === props.active);
  const step = steps[at];
  const content = useRef<HTMLDivElement>(null);
  useArrival(content, at);
  const reasonId = useId();
  const backReasonId = useId();
  /** The button that was pressed in vain on a step: its reason is the one in sight. */
  const [tried, setTried] = useState<{ id: string; button: 'back' | 'next' } | null>(null);
  const free = step?.blocked === undefined && step?.blockedBack === undefined;
  if (tried !== null && (free || tried.id !== step?.id)) setTried(null);
  if (!step) {
    if (import.meta.env.DEV) throw new Error(`Stepper "${label}": there is no step '${props.active}'.`);
    return null;
  }
  const reason = step.blocked ?? error;
  const shownReason = tried?.button === 'back' ? (step.blockedBack ?? reason) : (reason ?? step.blockedBack);
  const next = steps[at + 1];
  const before = steps[at - 1];
  const press = (button: 'back' | 'next', blocked: string | undefined, go: () => void) => {
    if (blocked === undefined) go();
    else setTried({ id: step.id, button });
  };
  const goOn = () => (next ? onStep(next.id) : finish.onFinish());
  return (
    <section className="m-stepper" aria-label={label}>
      <ol className="m-stepper__steps">
        {steps.map(({ id, title }, index) => {
          const state = getState(index, at);
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
      {(!step.ownHeading || step.text) && (
        <div className="m-stepper__head">
          {!step.ownHeading && <h2>{step.title}</h2>}
          {step.text && <p>{step.text}</p>}
        </div>
      )}
      <div ref={content} className="m-stepper__content">
        {step.content}
      </div>
      <div className="m-stepper__foot">
        <p
          className="m-stepper__reason"
          data-error={tried !== null || (error && !step.blocked) ? '' : undefined}
          aria-live="polite"
        >
          {shownReason}
        </p>
        <span id={reasonId} hidden data-heard="">
          {reason}
        </span>
        <span id={backReasonId} hidden data-heard="">
          {step.blockedBack}
        </span>
        {before && (
          <Button
            variant="outline"
            aria-disabled={step.blockedBack !== undefined || undefined}
            aria-describedby={step.blockedBack ? backReasonId : undefined}
            onClick={() => press('back', step.blockedBack, () => onStep(before.id))}
          >
            Back
          </Button>
        )}
        <Button
          busy={!next && finish.busy}
          variant={step.blocked === undefined ? 'solid' : 'outline'}
          aria-disabled={step.blocked !== undefined || undefined}
          aria-describedby={reason ? reasonId : undefined}
          onClick={() => press('next', step.blocked, goOn)}
        >
          {next ? 'Next' : finish.label}
        </Button>
      </div>
    </section>
  );
};
