import { Button, Popup, ProgressBar } from '@mortar/design-system';
import { messages } from './messages.ts';
import { type HistoryWorking, PROGRESS } from './useHistory.ts';

const texts = messages.progress;

export interface HistoryProgressProps {
  working: HistoryWorking;
  onStop(): void;
}

/** Shows the progress of undo or redo of many lines, which blocks other changes. */
export function HistoryProgress({ working, onStop }: HistoryProgressProps) {
  const { direction, label, done, of, stopping } = working;
  return (
    <Popup
      open
      title={texts.title[direction]}
      size="sm"
      description={label}
      onClose={onStop}
      footer={
        <Button variant="outline" tone="neutral" keyHint="Esc" busy={stopping} onClick={onStop}>
          {texts.stop}
        </Button>
      }
    >
      <div {...{ [PROGRESS]: '' }}>
        <ProgressBar label={label} value={done / Math.max(1, of)} text={texts.text(done, of)} />
      </div>
    </Popup>
  );
}
