import { announce, toast } from '@mortar/design-system';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ExportProgress, type ExportProgressProps } from './ExportProgress.tsx';
import { messages } from './messages.ts';
import type { Workbook } from './workbook/workbook.ts';

const texts = messages.export;

/** Milliseconds until an export that is not done shows itself. */
const PATIENCE = 500;

interface Running extends ExportProgressProps {
  /** It takes long enough to be shown. */
  shown: boolean;
}

export interface Export {
  /** Writes a workbook and lets the browser keep it; says by itself what went wrong. Never throws. */
  exportWorkbook(workbook: Workbook): Promise<'saved' | 'cancelled' | 'failed'>;
  /** One is under way: for the button's `busy`. */
  exporting: boolean;
  /** Put it anywhere: how far it is, with a way to stop it, from half a second on. */
  progress: ReactNode;
}

/** Exports to workbooks: in a worker that is fetched when first used, so that the page goes on meanwhile (ruling 20). */
export function useExport(): Export {
  const [running, setRunning] = useState<Running | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(function stopWhenItsPlaceIsLeft() {
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
    const timer = setTimeout(() => change({ shown: true }), PATIENCE);
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
