import { SelectField } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '#session/services.ts';
import { suppliersQuery } from '#suppliers/api/suppliers.ts';
import { messages } from './messages.ts';
import type { Choices as AllChoices } from './model/plan.ts';
import type { Rounding, SupplierRule } from './model/supplierChoice.ts';

const texts = messages.preview;

const ROUNDINGS = (['none', 'up', 'down'] as const).map((value) => ({ value, label: texts.roundings[value] }));
const REPEATS = (['add', 'skip'] as const).map((value) => ({ value, label: texts.repeats[value] }));

/** Prefix of supplier codes, to distinguish them from rules. */
const ONLY = 'only ';

const getName = (rule: SupplierRule) => (rule.kind === 'supplier' ? `${ONLY}${rule.code}` : rule.kind);

const getRule = (name: string): SupplierRule =>
  name.startsWith(ONLY)
    ? { kind: 'supplier', code: name.slice(ONLY.length) }
    : { kind: name === 'preferred' ? 'preferred' : 'cheapest' };

export interface ChoicesProps {
  choices: AllChoices;
  /** True while lines are being added. */
  disabled: boolean;
  onChange(choices: AllChoices): void;
}

/** Choices for all lines; each change creates a new plan. */
export function Choices({ choices, disabled, onChange }: ChoicesProps) {
  const { data: suppliers = [] } = useQuery(suppliersQuery(useClient()));
  const rules = [
    ...(['preferred', 'cheapest'] as const).map((value) => ({ value: value as string, label: texts.rules[value] })),
    ...suppliers.map(({ wholesalercode, wholesalername }) => ({
      value: `${ONLY}${wholesalercode}`,
      label: texts.rules.only(wholesalername),
    })),
  ];
  return (
    <>
      <SelectField
        size="sm"
        label={texts.rule}
        options={rules}
        value={getName(choices.rule)}
        disabled={disabled}
        onChange={(name) => onChange({ ...choices, rule: getRule(name) })}
      />
      <SelectField<Rounding>
        size="sm"
        label={texts.rounding}
        options={ROUNDINGS}
        value={choices.rounding}
        disabled={disabled}
        onChange={(rounding) => onChange({ ...choices, rounding })}
      />
      <SelectField<AllChoices['repeated']>
        size="sm"
        label={texts.repeated}
        options={REPEATS}
        value={choices.repeated}
        disabled={disabled}
        onChange={(repeated) => onChange({ ...choices, repeated })}
      />
    </>
  );
}
