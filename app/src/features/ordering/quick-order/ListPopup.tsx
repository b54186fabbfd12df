import { Button, FileDrop, Popup, SegmentedField, SelectField, TextAreaField } from '@mortar/design-system';
import { type Columns, cellText, type List, READ_LIMITS, type Table } from '@mortar/reading';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCommand } from '#commands/useCommand.ts';
import { ColumnsRead } from './ColumnsRead.tsx';
import { messages } from './messages.ts';
import { QuantityQuestion } from './QuantityQuestion.tsx';
import { type Reading, type ReadSource, type Source, useReading } from './useReading.ts';
import './quickOrder.css';

const texts = messages.list;

const SOURCES = (['text', 'file'] as const).map((value) => ({ value, label: texts.sources[value] }));
const ACCEPTED = ['.xlsx', '.csv', '.txt', '.tsv'];

/** Submitted list with its interpretation. */
export interface SubmittedList {
  /** Pasted text; '' for a file. */
  text: string;
  table: Table;
  columns: Columns;
  list: List;
}

/** Stored list to start with. */
export type StoredList = Pick<SubmittedList, 'text'> & { table: Table | null; columns: Columns | null };

export interface ListPopupProps {
  left: StoredList | null;
  onText(text: string): void;
  onTaken(taken: SubmittedList): void;
  onClose(): void;
  returnFocusTo(): HTMLElement | null;
}

const textSource = (text: string): Source | null => (text.trim() === '' ? null : { from: 'text', text });

function fileSource(file: File | null, left: StoredList | null): Source | null {
  if (file) return { from: 'file', file };
  return left?.table && left.text === '' ? { from: 'table', table: left.table } : null;
}

function firstSource(left: StoredList | null): Source | null {
  return left && left.text !== '' ? textSource(left.text) : fileSource(null, left);
}

function getHint(reading: Reading): string {
  if (reading.kind === 'reading') return texts.reading;
  if (reading.kind !== 'read') return texts.hint;
  const { list, read } = reading;
  const { columns, table } = read;
  const at = columns.roles.indexOf('quantity');
  const heading = columns.named && at >= 0 ? cellText(table.rows[columns.above - 1]?.cells[at]) : '';
  return texts.read(list, columns.quantity, heading || texts.column(at + 1));
}

const getProblem = (reading: Reading) => (reading.kind === 'refused' ? reading.text : undefined);

/** Why there is nothing to match. */
const unavailable = (reading: Reading) =>
  reading.kind === 'read' || reading.kind === 'reading' ? undefined : (getProblem(reading) ?? texts.nothing);

/** Takes a pasted or chosen list and shows how it was read. */
export function ListPopup({ left, onText, onTaken, onClose, returnFocusTo }: ListPopupProps) {
  const [source, setSource] = useState(() => firstSource(left));
  const [from, setFrom] = useState<'text' | 'file'>(left?.table && left.text === '' ? 'file' : 'text');
  const [text, setText] = useState(left?.text ?? '');
  const [file, setFile] = useState<File | null>(null);
  const { reading, chooseTable, chooseRole, chooseQuantity } = useReading(source, left?.columns ?? null);
  const box = useRef<HTMLTextAreaElement>(null);
  /** Source for which Match was pressed while it was being read. */
  const [waiting, setWaiting] = useState<Source | null>(null);
  const isWaiting = waiting !== null && waiting === source && reading.kind === 'reading';
  const submit = ({ read: { table, columns }, list }: Extract<Reading, { kind: 'read' }>) =>
    onTaken({ text: from === 'text' ? text : '', table, columns, list });
  const submitOnceRead = useEffectEvent(() => {
    if (waiting === null) return;
    if (waiting === source && reading.kind === 'reading') return;
    setWaiting(null);
    if (waiting === source && reading.kind === 'read') submit(reading);
  });
  useEffect(
    function submitPending() {
      submitOnceRead();
    },
    [reading],
  );
  const match = () => (reading.kind === 'read' ? submit(reading) : setWaiting(source));
  const matching = useCommand({
    id: 'quickOrder.match',
    title: texts.match,
    key: 'Alt+M',
    place: messages.title,
    refusal: unavailable(reading),
    busy: isWaiting,
    run: match,
  });
  const about = { hint: getHint(reading), error: getProblem(reading) };
  const read = reading.kind === 'read' || reading.kind === 'refused' ? reading.read : null;
  return (
    <Popup
      open
      size="lg"
      title={messages.title}
      description={texts.about}
      onClose={onClose}
      initialFocusRef={box as RefObject<HTMLElement | null>}
      returnFocusTo={returnFocusTo}
      footer={
        <>
          <Button variant="outline" tone="neutral" keyHint="Esc" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button {...matching.button} keyHint={['↵', matching.button.keyHint ?? '']}>
            {matching.title}
          </Button>
        </>
      }
    >
      <div className="quick-list">
        <SegmentedField
          label={texts.source}
          options={SOURCES}
          value={from}
          onChange={(next) => {
            setFrom(next);
            setSource(next === 'file' ? fileSource(file, left) : textSource(text));
          }}
        />
        {from === 'text' ? (
          <TextAreaField
            label={texts.text}
            placeholder={texts.example}
            rows={8}
            inputRef={box}
            value={text}
            {...about}
            onChange={(next) => {
              setText(next);
              onText(next);
              setSource(textSource(next));
            }}
          />
        ) : (
          <FileDrop
            label={texts.file}
            prompt={texts.prompt}
            accept={ACCEPTED}
            maxBytes={READ_LIMITS.file}
            files={file ? [file] : []}
            {...about}
            onChange={([chosen = null]) => {
              setFile(chosen);
              setSource(chosen && { from: 'file', file: chosen });
            }}
          />
        )}
        {read && <ReadAs read={read} onTable={chooseTable} onRole={chooseRole} onQuantity={chooseQuantity} />}
      </div>
    </Popup>
  );
}

interface ReadAsProps {
  read: ReadSource;
  onTable(at: number): void;
  onRole: Parameters<typeof ColumnsRead>[0]['onRole'];
  onQuantity(column: number | null): void;
}

/** Shows the selected worksheet and the roles of its columns. */
function ReadAs({ read, onTable, onRole, onQuantity }: ReadAsProps) {
  const { tables, at, table, columns } = read;
  const sheets = tables.flatMap(({ layout }, place) =>
    layout.kind === 'workbook' ? [{ value: String(place), label: layout.sheet }] : [],
  );
  return (
    <>
      {sheets.length > 1 && (
        <SelectField
          label={texts.sheet}
          options={sheets}
          value={String(at)}
          onChange={(place) => onTable(Number(place))}
        />
      )}
      {columns.asked.length > 0 && <QuantityQuestion table={table} columns={columns} onChoose={onQuantity} />}
      <ColumnsRead table={table} columns={columns} onRole={onRole} />
    </>
  );
}
