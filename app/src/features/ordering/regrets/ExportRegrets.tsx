import { Button, type DataGridHandle, toast } from '@mortar/design-system';
import type { RefObject } from 'react';
import { fileDate } from '#documents/fileNames.ts';
import { useExport } from '#documents/useExport.tsx';
import { gridSheet } from '#grids/gridSheet.ts';
import type { Regret } from '#orders/regrets/model/regret.ts';
import { useCurrency } from '#session/settings.tsx';
import { messages } from './messages.ts';

const texts = messages.advanced;

export interface ExportRegretsProps {
  gridRef: RefObject<DataGridHandle<Regret> | null>;
  /** True for the older variant, whose file name has no date (ruling 32). */
  older: boolean;
}

/** Exports the visible regrets (rulings 20 and 32). */
export function ExportRegrets({ gridRef, older }: ExportRegretsProps) {
  const currency = useCurrency();
  const { exportWorkbook, exporting, progress } = useExport();
  const onExport = () => {
    const shown = gridRef.current?.exportRows();
    if (!shown || shown.keys.length === 0) return toast.warning(messages.tab.none);
    const fileName = texts.file(older ? null : fileDate());
    void exportWorkbook({ fileName, currency, sheets: [gridSheet(messages.tab.title, shown)] });
  };
  return (
    <>
      <Button variant="outline" tone="neutral" busy={exporting} onClick={onExport}>
        {texts.export}
      </Button>
      {progress}
    </>
  );
}
