import './JobProgress.css';
import { Check, Circle, CircleX } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface JobStep {
  /** What it does: `Send to Kestrel Wholesale`. */
  label: string;
  /** `failed` stops nothing by itself: say in `note` what became of it. */
  state: 'waiting' | 'running' | 'done' | 'failed';
  /** What came out, or went wrong. */
  note?: string | undefined;
}

interface JobProgressProps {
  /** What is under way. */
  label: string;
  /** In the order in which they are done. */
  steps: readonly JobStep[];
  /** Stops what has not begun. Leave it out where nothing can be stopped. */
  onCancel?: (() => void) | undefined;
  /** It is being stopped: the present step ends first. */
  cancelling?: boolean | undefined;
}

const MARKS = {
  waiting: { word: 'Waiting', mark: <Circle size={16} aria-hidden="true" /> },
  running: { word: 'Under way', mark: <Spinner /> },
  done: { word: 'Done', mark: <Check size={16} aria-hidden="true" /> },
  failed: { word: 'Failed', mark: <CircleX size={16} aria-hidden="true" /> },
} as const;

/** A long job in steps: what is done, what is under way, what failed, and a way to stop it. */
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
