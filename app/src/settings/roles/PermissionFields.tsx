import type { RolePermissions } from '@mortar/contract';
import { CheckboxField, FormCheckboxField } from '@mortar/design-system';
import { useField, useFormikContext } from 'formik';
import { useSession } from '#session/useSession.ts';
import { SettingCheckbox } from '#settings/form/SettingCheckbox.tsx';
import { SettingsGroup } from '#settings/form/SettingsSection.tsx';
import { messages as texts } from './messages.ts';
import {
  LOCKED_IN_GROUPS,
  type RoleValues,
  SCHEDULE_NAMES,
  type ScheduleName,
  scheduleFits,
  scheduleProblem,
} from './model/roleForm.ts';
import './roles.css';

const keysOf = <Labels extends object>(labels: Labels) => Object.keys(labels) as (keyof Labels & string)[];

/** The pages that the role opens; three are locked in the group edition (000 §6). */
export function DashboardFields() {
  const { dashboard } = texts;
  const group = useSession().staff.grouporderingenabled;
  const hints = { ...dashboard.hints, ...(group ? dashboard.groupHints : {}) };
  return (
    <SettingsGroup title={dashboard.title} text={dashboard.text}>
      {keysOf(dashboard.labels).map((key) => (
        <SettingCheckbox
          key={key}
          name={`rolepermissions.dashboard.${key}`}
          label={dashboard.labels[key]}
          hint={hints[key]}
          unavailable={group && LOCKED_IN_GROUPS.includes(key) ? dashboard.locked : undefined}
        />
      ))}
    </SettingsGroup>
  );
}

export function OrderingFields() {
  const { ordering } = texts;
  return (
    <SettingsGroup title={ordering.title} text={ordering.text}>
      {keysOf(ordering.labels).map((key) => (
        <FormCheckboxField
          key={key}
          name={`rolepermissions.ordering.${key}`}
          label={ordering.labels[key]}
          hint={ordering.hints[key]}
        />
      ))}
    </SettingsGroup>
  );
}

/** The groups of products and the schedules, which need them (000 §5). */
export function ProductFields() {
  const { products } = texts;
  return (
    <SettingsGroup title={products.title} text={products.text}>
      {keysOf(products.labels).map((key) => (
        <FormCheckboxField
          key={key}
          name={`rolepermissions.ordering.${key}`}
          label={products.labels[key]}
          hint={products.hints[key]}
        />
      ))}
      <fieldset className="role-schedules">
        <legend>{products.schedules}</legend>
        <AllSchedules />
        <div className="role-schedule-list">
          {SCHEDULE_NAMES.map((name) => (
            <ScheduleField key={name} name={name} />
          ))}
        </div>
      </fieldset>
    </SettingsGroup>
  );
}

/** Every schedule that the chosen products allow, or none. */
function AllSchedules() {
  const { values, setFieldValue } = useFormikContext<RoleValues>();
  const { ordering } = values.rolepermissions;
  const fitting = SCHEDULE_NAMES.filter((name) => scheduleFits(ordering, name));
  const selected = SCHEDULE_NAMES.filter((name) => ordering.productschedules[name]);
  // Those that contradict the products are some, never all: the next press leaves what fits.
  const all = SCHEDULE_NAMES.every((name) => ordering.productschedules[name] === fitting.includes(name));
  const choose = (checked: boolean) =>
    setFieldValue(
      'rolepermissions.ordering.productschedules',
      Object.fromEntries(SCHEDULE_NAMES.map((name) => [name, checked && fitting.includes(name)])),
    );
  return (
    <CheckboxField
      label={texts.products.all}
      checked={all && selected.length > 0}
      mixed={!all && selected.length > 0}
      onChange={(checked) => void choose(checked)}
    />
  );
}

/** Says at once where its products are not enabled: two boxes contradict each other, whichever was changed last. */
function ScheduleField({ name }: { name: ScheduleName }) {
  const { values } = useFormikContext<RoleValues>();
  const [field, , { setValue, setTouched }] = useField<boolean>(`rolepermissions.ordering.productschedules.${name}`);
  return (
    <CheckboxField
      name={field.name}
      label={texts.products.names[name]}
      checked={field.value}
      error={scheduleProblem(values.rolepermissions.ordering, name)}
      onChange={(checked) => void setValue(checked)}
      onBlur={() => void setTouched(true)}
    />
  );
}

/** What of the reports opens. Exporting has no box: it goes with the role as it is (000 §6). */
export function ReportFields() {
  const { reports, dashboard } = texts;
  const group = useSession().staff.grouporderingenabled;
  const keys: (keyof RolePermissions['reports'] & keyof typeof reports.labels)[] = ['read'];
  return (
    <SettingsGroup title={reports.title}>
      {keys.map((key) => (
        <SettingCheckbox
          key={key}
          name={`rolepermissions.reports.${key}`}
          label={reports.labels[key]}
          hint={reports.hints[key]}
          unavailable={group ? dashboard.locked : undefined}
        />
      ))}
    </SettingsGroup>
  );
}
