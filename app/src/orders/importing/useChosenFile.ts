import { ReadingError } from '@mortar/reading';
import { useEffect, useEffectEvent, useState } from 'react';
import { readChosenFile, toBase64 } from '#documents/chosenFile.ts';
import { DocumentError } from '#documents/worker/documentError.ts';
import { messages } from './messages.ts';

/** Result of checking a file: its number of items. */
export interface FileCheck {
  items: number;
  /** What will happen to it, if unlike the popup's description. */
  note?: string;
}

/** File being prepared; `base64` contains exactly the checked bytes. */
export type ChosenFile =
  | { state: 'none' }
  | { state: 'reading' }
  | { state: 'refused'; problem: string }
  | { state: 'ready'; base64: string; items: number; note: string };

/**
 * Reads and checks a chosen file once, before sending (rulings 17 and 18).
 * @param check throws a `ReadingError` whose message is shown, or any other error for an unreadable file
 */
export function useChosenFile(
  file: File | null,
  check: (bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal) => FileCheck | Promise<FileCheck>,
): ChosenFile {
  const [read, setRead] = useState<{ of: File; result: ChosenFile } | null>(null);
  const checkFile = useEffectEvent(async (chosen: File, signal: AbortSignal): Promise<ChosenFile> => {
    try {
      const bytes = await readChosenFile(chosen);
      const { items, note = '' } = await check(bytes, signal);
      return { state: 'ready', base64: await toBase64(bytes), items, note };
    } catch (error) {
      if (error instanceof ReadingError) return { state: 'refused', problem: error.message };
      const reason = error instanceof DocumentError ? error.reason : 'failed';
      return { state: 'refused', problem: messages.file.problems[reason] };
    }
  });
  useEffect(
    function readItOnce() {
      if (!file) return;
      const stop = new AbortController();
      void checkFile(file, stop.signal).then((result) => {
        if (!stop.signal.aborted) setRead({ of: file, result });
      });
      return () => stop.abort();
    },
    [file],
  );
  if (!file) return { state: 'none' };
  return read?.of === file ? read.result : { state: 'reading' };
}
