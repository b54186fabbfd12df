import './FileDrop.css';
import { FileText, Upload, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { formatFileSize } from './formatFileSize.ts';
import { messages } from './messages.ts';
import { useDropZone } from './useDropZone.ts';
import { type FileRules, validateFile } from './validateFile.ts';

export interface FileDropProps extends Omit<FieldProps, 'readOnly' | 'size' | 'autoFocus'>, FileRules {
  /** Accepted files; controlled. The caller reads them. */
  files: readonly File[];
  /** Called with the files after adding, replacing or removing one; refused files are not included. */
  onChange: (files: readonly File[]) => void;
  /** Accepts several files. Otherwise a new file replaces the old one, and a refused file clears it. */
  multiple?: boolean | undefined;
  /** Replaces the default prompt. */
  prompt?: string | undefined;
  /** Renders a `ProgressBar` below a file while it is read or sent. */
  progress?: ((file: File) => ReactNode) | undefined;
}

/** Accepts files by drop, selection or paste. An invalid file is refused with a reason before it is read. */
export const FileDrop = (props: FileDropProps) => {
  const {
    label,
    hint,
    hideLabel,
    files,
    onChange,
    multiple = false,
    disabled = false,
    accept,
    maxBytes,
    contents,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(files);
  useEffect(
    function rememberFiles() {
      latest.current = files;
    },
    [files],
  );
  const [refused, setRefused] = useState<string>();

  const addFiles = async (given: readonly File[]) => {
    const reasons = await Promise.all(given.map((file) => validateFile(file, { accept, maxBytes, contents })));
    const good = given.filter((_, index) => reasons[index] === undefined);
    const extra = multiple ? [] : good.splice(1);
    const limitTexts = [
      ...reasons.filter((reason) => reason !== undefined),
      ...extra.map(({ name }) => messages.refused.many(name)),
    ];
    setRefused(limitTexts.length > 0 ? limitTexts.join(' ') : undefined);
    if (good.length > 0) onChange(multiple ? [...latest.current, ...good] : good);
    // Selecting a refused file clears the previous one.
    else if (!multiple && given.length > 0 && latest.current.length > 0) onChange([]);
  };
  const { over, zone } = useDropZone(!disabled, (given) => void addFiles(given));
  const limits = messages.limits(accept ?? [], maxBytes === undefined ? undefined : formatFileSize(maxBytes));
  return (
    <FieldFrame label={label} hint={hint} hideLabel={hideLabel} error={refused ?? props.error}>
      {(control) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset and its legend would say the label twice
        <div ref={box} role="group" aria-label={label} aria-disabled={disabled || undefined} {...zone}>
          <div className="m-drop" data-over={over || undefined}>
            <Upload size={20} aria-hidden="true" />
            <span className="m-drop__words">
              <strong>
                {over ? messages.letGo : (props.prompt ?? (multiple ? messages.dropMany : messages.dropOne))}
              </strong>
              {limits}
            </span>
            <input
              {...control}
              ref={props.inputRef}
              type="file"
              name={props.name}
              accept={accept?.join(',')}
              multiple={multiple}
              disabled={disabled}
              onChange={(event) => {
                void addFiles([...(event.target.files ?? [])]);
                // Allows selecting the same file again after it was fixed.
                event.target.value = '';
              }}
              onBlur={props.onBlur}
            />
          </div>
          <ul className="m-files">
            {files.map((file, index) => (
              <li key={`${file.name}-${file.size}-${file.lastModified}-${index}`}>
                <FileText size={16} aria-hidden="true" />
                <span className="m-files__name">{file.name}</span>
                <span className="m-files__size m-figures">{formatFileSize(file.size)}</span>
                {!disabled && (
                  <IconButton
                    label={messages.remove(file.name)}
                    size="xs"
                    icon={<X size={16} aria-hidden="true" />}
                    onClick={() => {
                      setRefused(undefined);
                      onChange(files.filter((_, place) => place !== index));
                      box.current?.querySelector('input')?.focus();
                    }}
                  />
                )}
                {props.progress && <div className="m-files__progress">{props.progress(file)}</div>}
              </li>
            ))}
          </ul>
          <span role="status">
            <VisuallyHidden>{messages.chosen(files.map(({ name }) => name))}</VisuallyHidden>
          </span>
        </div>
      )}
    </FieldFrame>
  );
};
