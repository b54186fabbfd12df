import './JobProgress.css';
import { Check, Circle, CircleX } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface JobStep {
  /** Name of the step: `Send to Kestrel Wholesale`. */
  label: string;
  /** `failed` does not stop the job: give the result in `note`. */
  state: 'waiting' | 'running' | 'done' | 'failed';
  /** Result or error. */
  note?: string | undefined;
}

interface JobProgressProps {
  /** Name of the job. */
  label: string;
  /** Steps in order. */
  steps: readonly JobStep[];
  /** Cancels steps that have not started. Omit if the job cannot be cancelled. */
  onCancel?: (() => void) | undefined;
  /** True while cancelling: the current step is finished first. */
  cancelling?: boolean | undefined;
}

const MARKS = {
  waiting: { word: 'Waiting', mark: <Circle size={16} aria-hidden="true" /> },
  running: { word: 'Under way', mark: <Spinner /> },
  done: { word: 'Done', mark: <Check size={16} aria-hidden="true" /> },
  failed: { word: 'Failed', mark: <CircleX size={16} aria-hidden="true" /> },
} as const;

/** Progress of a long job in steps, with a way to cancel it. */
export const JobProgress = ({ label, steps, onCancel, cancelling = false }: JobProgressProps) => {
  const over = steps.filter(({ state }) => state === 'done' || state === 'failed').length;
  const ended = over === steps.length;
  return (
    <div className="m-job">
      <ProgressBar
        label={label}
        value={steps.length === 0 ? 1 : over / steps.length}
        text={`${over} of ${steps.length}`}
      />
      <ol className="m-job__steps" aria-label={label} aria-live="polite" aria-relevant="text">
        {steps.map((step) => (
          <li key={step.label} className="m-job__step" data-state={step.state}>
            {MARKS[step.state].mark}
            <span className="m-job__words">
              {step.label}
              <VisuallyHidden>, {MARKS[step.state].word}</VisuallyHidden>
              {step.note && <span className="m-job__note">{step.note}</span>}
            </span>
          </li>
        ))}
      </ol>
      {onCancel && !ended && (
        <div className="m-job__foot">
          <Button variant="outline" size="sm" busy={cancelling} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  );
};
