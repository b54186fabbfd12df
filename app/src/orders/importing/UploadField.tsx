import { FileDrop, type FileDropProps, PopupError, ProgressBar } from '@mortar/design-system';
import { messages } from './messages.ts';
import type { ChosenFile } from './useChosenFile.ts';
import type { UploadProblem } from './useUpload.ts';

const texts = messages.file;

export interface UploadFieldProps extends Pick<FileDropProps, 'label' | 'prompt' | 'accept' | 'contents' | 'inputRef'> {
  files: readonly File[];
  onChange(files: readonly File[]): void;
  chosen: ChosenFile;
  busy: boolean;
  /** Shown if Upload was pressed without a file. */
  error: string | undefined;
  /** Why the import failed. */
  problem: UploadProblem | null;
}

/** File field with the number of items, errors and progress. */
export function UploadField({ chosen, busy, error, problem, files, ...field }: UploadFieldProps) {
  const hint =
    chosen.state === 'ready' ? [texts.items(chosen.items), chosen.note].filter(Boolean).join('. ') : undefined;
  return (
    <>
      <FileDrop
        {...field}
        files={files}
        maxBytes={5 << 20}
        disabled={busy}
        hint={chosen.state === 'reading' ? texts.reading : hint}
        error={chosen.state === 'refused' ? chosen.problem : error}
        progress={busy ? ({ name }) => <ProgressBar label={texts.uploading(name)} /> : undefined}
      />
      <PopupError {...(problem && { error: problem.text })} />
      {problem?.reason && <p>{problem.reason}</p>}
    </>
  );
}
