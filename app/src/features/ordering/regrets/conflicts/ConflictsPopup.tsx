import type { RegretConflict } from '@mortar/contract';
import { Button, DataGrid, type GridColumn, Popup, PopupError, SegmentedField } from '@mortar/design-system';
import { useMemo } from 'react';
import { messages } from '#features/ordering/regrets/messages.ts';
import {
  type Choices,
  type Conflict,
  choiceFor,
  getResultingLines,
  isWithRegret,
  type ResultingLine,
} from '#features/ordering/regrets/model/conflicts.ts';
import type { Prompting } from '#features/ordering/regrets/useReorder.ts';
import { productColumn } from '#grids/columns.ts';
import { quantityText } from '#orders/current/model/line.ts';
import type { Regret } from '#orders/regrets/model/regret.ts';
import { MAX_QUANTITY } from '#rules/quantity.ts';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import '#grids/gridFill.css';
import './conflicts.css';

const texts = messages.conflicts;
const CHOICES = Object.keys(texts.choices) as RegretConflict[];
const KEYS: Readonly<Record<string, RegretConflict>> = { k: 'keep', m: 'merge', r: 'replace' };

type Row = Conflict & { choice: RegretConflict; after: ResultingLine };

interface ChoiceCellProps {
  row: Row;
  onChoose(choice: RegretConflict, regret: Regret): void;
}

/** Plain buttons, because grid cells contain no styled components. */
function ChoiceCell({ row: { regret, choice }, onChoose }: ChoiceCellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a line of a cell
    <span className="conflict-choice" role="group" aria-label={texts.each(regret.description)}>
      {CHOICES.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === choice}
          title={texts.means[each]}
          onClick={() => onChoose(each, regret)}
        >
          {texts.choices[each]}
        </button>
      ))}
    </span>
  );
}

const formatLine = ({ quantity, bonus, supplier }: ResultingLine, short: (name: string) => string) =>
  texts.at(quantityText({ quantity, bonus }), short(supplier));

function conflictColumns(short: (name: string) => string, onChoose: ChoiceCellProps['onChoose']): GridColumn<Row>[] {
  const { columns } = texts;
  return [
    productColumn({ id: 'product', header: columns.product, value: ({ regret }) => regret.description }),
    {
      id: 'now',
      header: columns.now,
      width: 150,
      noTruncate: true,
      value: (row) => (isWithRegret(row) ? texts.asRegret(formatLine(row.line, short)) : formatLine(row.line, short)),
    },
    {
      id: 'regret',
      header: columns.regret,
      width: 150,
      noTruncate: true,
      value: ({ regret }) => formatLine(regret, short),
    },
    {
      id: 'choice',
      header: columns.choice,
      width: 224,
      renderWidth: () => 208,
      sortable: false,
      interactive: true,
      value: ({ choice }) => texts.choices[choice],
      render: (row) => <ChoiceCell row={row} onChoose={onChoose} />,
    },
    {
      id: 'after',
      header: columns.after,
      width: 150,
      noTruncate: true,
      value: ({ after }) => formatLine(after, short),
    },
  ];
}

export interface ConflictsPopupProps extends Prompting {
  choices: Choices;
  onChoose(choices: Choices): void;
  busy: boolean;
  error: string | null;
  onConfirm(): void;
  onCancel(): void;
  returnFocusTo(): HTMLElement | null;
}

/** 'Conflicting Products': choices for regrets whose products are on the order (001 §2, §4). */
export function ConflictsPopup(props: ConflictsPopupProps) {
  const { regrets, conflicts, choices, onChoose, busy, error, onConfirm, onCancel } = props;
  const short = useSupplierNames();
  const rows = useMemo((): Row[] => {
    const after = getResultingLines(conflicts, choices);
    return conflicts.map((conflict) => ({
      ...conflict,
      choice: choiceFor(conflict.regret, choices),
      after: after.get(conflict.regret.id) ?? conflict.line,
    }));
  }, [conflicts, choices]);
  const columns = useMemo(
    () => conflictColumns(short, (choice, { id }) => onChoose(new Map(choices).set(id, choice))),
    [short, choices, onChoose],
  );
  const [first] = rows;
  const sharedChoice = first && rows.every(({ choice }) => choice === first.choice) ? first.choice : null;
  const chooseAll = (choice: RegretConflict) =>
    onChoose(new Map([...choices, ...conflicts.map(({ regret }) => [regret.id, choice] as const)]));
  const tooMany = rows.find(({ after }) => after.quantity > MAX_QUANTITY);
  const problem = tooMany ? texts.tooMany(tooMany.regret.description, tooMany.after.quantity) : error;
  const confirm = () => {
    if (!busy && !tooMany) onConfirm();
  };
  return (
    <Popup
      open
      title={texts.title}
      size="80"
      description={texts.about}
      onClose={onCancel}
      returnFocusTo={props.returnFocusTo}
      footer={
        <>
          <PopupError {...(problem && { error: problem })} />
          <Button variant="outline" tone="neutral" keyHint="Esc" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button busy={busy} keyHint="↵" onClick={confirm}>
            {texts.reorder}
          </Button>
        </>
      }
    >
      <div className="conflicts">
        <p>{texts.text(conflicts.length, regrets.length - conflicts.length, conflicts.filter(isWithRegret).length)}</p>
        <div className="popup-grid">
          <DataGrid
            label={texts.title}
            columns={columns}
            rows={rows}
            rowKey={({ regret }) => regret.id}
            emptyText={messages.tab.none}
            countText={texts.count}
            onActivate={confirm}
            onRowKey={(event, { regret }) => {
              const choice = event.ctrlKey || event.altKey || event.metaKey ? undefined : KEYS[event.key.toLowerCase()];
              if (!choice) return;
              event.preventDefault();
              onChoose(new Map(choices).set(regret.id, choice));
            }}
          />
        </div>
        {/* After the grid, which has initial focus. */}
        <div className="conflicts-all">
          <SegmentedField
            label={texts.all}
            showLabel
            options={CHOICES.map((value) => ({ value, label: texts.choices[value] }))}
            value={sharedChoice ?? ('' as RegretConflict)}
            onChange={chooseAll}
          />
          <p className="conflicts-keys">{texts.keys}</p>
        </div>
      </div>
    </Popup>
  );
}
