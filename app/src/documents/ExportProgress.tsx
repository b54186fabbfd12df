import { Button, JobProgress, Popup } from '@mortar/design-system';
import { messages } from './messages.ts';
import type { ExportStep } from './workbook/makeWorkbook.ts';

const texts = messages.export;

const STEPS: readonly ExportStep[] = ['collecting', 'writing'];

export interface ExportProgressProps {
  fileName: string;
  step: ExportStep;
  onCancel(): void;
}

/** Shows the progress of a long export, with a cancel button. */
export function ExportProgress({ fileName, step, onCancel }: ExportProgressProps) {
  const at = STEPS.indexOf(step);
  return (
    <Popup
      open
      size="sm"
      title={texts.title(fileName)}
      description={texts.about}
      onClose={onCancel}
      footer={
        <Button variant="outline" tone="neutral" keyHint="Esc" onClick={onCancel}>
          {texts.cancel}
        </Button>
      }
    >
      <JobProgress
        label={texts.title(fileName)}
        steps={STEPS.map((name, place) => ({
          label: texts.steps[name],
          state: place < at ? 'done' : place === at ? 'running' : 'waiting',
        }))}
      />
    </Popup>
  );
}
