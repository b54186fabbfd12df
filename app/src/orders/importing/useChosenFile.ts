import { ReadingError } from '@mortar/reading';
import { useEffect, useEffectEvent, useState } from 'react';
import { readChosenFile, toBase64 } from '#documents/chosenFile.ts';
import { DocumentError } from '#documents/worker/documentError.ts';
import { messages } from './messages.ts';

/** What looking into a file gave: how many items it has. */
export interface FileCheck {
  items: number;
  /** What becomes of it, where that is not what the popup says. */
  note?: string;
}

/** A file on its way to being sent. `base64` is what was looked into, byte for byte. */
export type ChosenFile =
  | { state: 'none' }
  | { state: 'reading' }
  | { state: 'refused'; problem: string }
  | { state: 'ready'; base64: string; items: number; note: string };

/**
 * Reads a file once when it is chosen and looks into it, before anything is sent (rulings 17 and 18).
 * @param check called with the bytes; throws a `ReadingError` whose sentence is shown, or anything else for a file that
 * cannot be read
 */
export function useChosenFile(
  file: File | null,
  check: (bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal) => FileCheck | Promise<FileCheck>,
): ChosenFile {
  const [read, setRead] = useState<{ of: File; result: ChosenFile } | null>(null);
  const look = useEffectEvent(async (chosen: File, signal: AbortSignal): Promise<ChosenFile> => {
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
      void look(file, stop.signal).then((result) => {
        if (!stop.signal.aborted) setRead({ of: file, result });
      });
      return () => stop.abort();
    },
    [file],
  );
  if (!file) return { state: 'none' };
  return read?.of === file ? read.result : { state: 'reading' };
}
