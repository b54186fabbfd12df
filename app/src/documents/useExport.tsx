import { announce, toast } from '@mortar/design-system';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ExportProgress, type ExportProgressProps } from './ExportProgress.tsx';
import { messages } from './messages.ts';
import type { Workbook } from './workbook/workbook.ts';

const texts = messages.export;

/** Milliseconds before progress is shown. */
const PROGRESS_DELAY_MS = 500;

interface Running extends ExportProgressProps {
  shown: boolean;
}

export interface Export {
  /** Writes a workbook and saves it; shows errors itself. Never throws. */
  exportWorkbook(workbook: Workbook): Promise<'saved' | 'cancelled' | 'failed'>;
  /** True during an export, for the button's `busy`. */
  exporting: boolean;
  /** Progress with a cancel button, shown after half a second. Render it anywhere. */
  progress: ReactNode;
}

/** Exports workbooks in a worker, loaded on first use, so that the page stays responsive (ruling 20). */
export function useExport(): Export {
  const [running, setRunning] = useState<Running | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(function abortOnUnmount() {
    return () => abort.current?.abort();
  }, []);
  const exportWorkbook = async (workbook: Workbook) => {
    const { fileName } = workbook;
    const stop = new AbortController();
    abort.current?.abort();
    abort.current = stop;
    const change = (next: Partial<Running>) => {
      if (abort.current === stop) setRunning((now) => now && { ...now, ...next });
    };
    setRunning({ fileName, step: 'collecting', shown: false, onCancel: () => stop.abort() });
    const timer = setTimeout(() => change({ shown: true }), PROGRESS_DELAY_MS);
    try {
      const { exportWorkbook: write } = await import('./workbook/makeWorkbook.ts');
      await write(workbook, { signal: stop.signal, onStep: (step) => change({ step }) });
      announce(texts.saved(fileName));
      return 'saved';
    } catch {
      if (stop.signal.aborted) return 'cancelled';
      toast.error(texts.failed);
      return 'failed';
    } finally {
      clearTimeout(timer);
      if (abort.current === stop) setRunning(null);
    }
  };
  return {
    exportWorkbook,
    exporting: running !== null,
    progress: running?.shown && (
      <ExportProgress fileName={running.fileName} step={running.step} onCancel={running.onCancel} />
    ),
  };
}
