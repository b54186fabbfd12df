import { Button, toast } from '@mortar/design-system';
import { type Columns, encodeText, type Table } from '@mortar/reading';
import { fileDate } from '#documents/fileNames.ts';
import { saveFile } from '#documents/saveFile.ts';
import { useExport } from '#documents/useExport.tsx';
import { messages } from './messages.ts';
import { type LeftOver, leftOverSheet, leftOverText } from './model/leftOver.ts';

const texts = messages.leftOver;

export interface LeftOverButtonsProps {
  table: Table;
  columns: Columns;
  left: readonly LeftOver[];
}

const getBase = (name: string | null) => name?.replace(/\.[^.]*$/, '') ?? texts.name;

/** Downloads or copies the remaining lines with reasons, in the original layout. */
export function LeftOverButtons({ table, columns, left }: LeftOverButtonsProps) {
  const { exportWorkbook, exporting, progress } = useExport();
  const { layout, name } = table;
  const file = texts.file(getBase(name), fileDate());
  const download = () => {
    if (layout.kind === 'workbook') {
      const sheets = [leftOverSheet(table, columns, left, texts.heading)];
      return void exportWorkbook({ fileName: `${file}.xlsx`, sheets });
    }
    const ending = layout.separator === '\t' || layout.separator === '' ? 'txt' : 'csv';
    const text = leftOverText(table, columns, left, texts.heading);
    // With a byte order mark, by which spreadsheets recognise UTF-8.
    const bytes = encodeText(text, layout.encoding ?? 'utf-8-bom');
    saveFile(`${file}.${ending}`, new Blob([bytes], { type: 'text/plain' }));
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(leftOverText(table, columns, left, texts.heading));
      toast.success(texts.copied);
    } catch {
      toast.error(texts.notCopied);
    }
  };
  return (
    <>
      <Button variant="ghost" tone="neutral" onClick={() => void copy()}>
        {texts.copy}
      </Button>
      <Button variant="outline" tone="neutral" busy={exporting} onClick={download}>
        {texts.download(left.length)}
      </Button>
      {progress}
    </>
  );
}
