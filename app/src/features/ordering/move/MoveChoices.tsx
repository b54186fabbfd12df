import { SegmentedField, SelectField } from '@mortar/design-system';
import { useMoney } from '#session/settings.tsx';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { messages } from './messages.ts';
import type { Rounding } from './model/movedLine.ts';
import { differenceText } from './moveTexts.ts';
import type { MovePreview } from './useMovePreview.ts';
import './move.css';

const ROUNDINGS: readonly Rounding[] = ['leave', 'down', 'up'];
/** All suppliers; not a supplier's code. */
const EVERY = '';

/** Selects source and target supplier, and the rounding of quantities that are not multiples there. */
export function MoveChoices({ preview }: { preview: MovePreview }) {
  const money = useMoney();
  const short = useSupplierNames();
  const { lines, from, setFrom, to, setTo, options, wanted, rounding, setRounding, uneven } = preview;
  const sources = [...new Map(lines.map((line) => [line.supplierCode, line.supplier]))];
  return (
    <div className="move-choices">
      <SelectField
        label={messages.from}
        options={[
          { value: EVERY, label: messages.everySupplier },
          ...sources.map(([value, name]) => ({ value, label: short(name) })),
        ]}
        value={from ?? EVERY}
        onChange={(value) => setFrom(value === EVERY ? null : value)}
      />
      <SelectField
        label={messages.to}
        placeholder={messages.chooseTo}
        options={options.map(({ code, name, lines: count, difference }) => ({
          value: code,
          label: messages.option(short(name), count, wanted.length, differenceText(difference, money)),
        }))}
        value={to}
        onChange={setTo}
      />
      {uneven && (
        <SegmentedField
          label={messages.rounding.label}
          showLabel
          options={ROUNDINGS.map((value) => ({ value, label: messages.rounding[value] }))}
          value={rounding}
          onChange={setRounding}
        />
      )}
    </div>
  );
}
