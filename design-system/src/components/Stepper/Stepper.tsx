import './Stepper.css';
import { Check } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useArrival } from '../../motion/useArrival.ts';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface Step<Id extends string = string> {
  /** Identifies the step. */
  id: Id;
  /** Two or three words. */
  title: string;
  /** Purpose of the step in one sentence. */
  text?: string | undefined;
  /** Why the next step is blocked; pressing the button shows it. */
  blocked?: string | undefined;
  /** Why going back is blocked. */
  blockedBack?: string | undefined;
  /** True if the content has its own heading: the title then appears only in the list of steps. */
  ownHeading?: boolean | undefined;
  /** Content of the step. */
  content: ReactNode;
}

export interface StepperProps<Id extends string = string> {
  /** Name of the process: `First-time setup`. */
  label: string;
  /** Steps in order. */
  steps: readonly Step<Id>[];
  /** Id of the current step; controlled. */
  active: Id;
  /** Called with the next or previous step. */
  onStep: (id: Id) => void;
  /** Label and action of the last step's button. */
  finish: { label: string; onFinish: () => void; busy?: boolean | undefined };
  /** Error of finishing, with a remedy. */
  error?: string | undefined;
}

const getState = (at: number, active: number) => (at < active ? 'done' : at === active ? 'active' : 'waiting');
const LABELS = { done: 'done', active: 'this step', waiting: 'not yet' } as const;

/** A sequence of steps with a way back. Input is stored by the caller, not by hidden steps. */
export const Stepper = <Id extends string = string>(props: StepperProps<Id>) => {
  const { label, steps, onStep, finish, error } = props;
  const at = steps.findIndex(({ id }) => id === props.active);
  const step = steps[at];
  const content = useRef<HTMLDivElement>(null);
  useArrival(content, at);
  const reasonId = useId();
  const backReasonId = useId();
  /** The blocked button that was pressed on a step, whose reason is shown. */
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
