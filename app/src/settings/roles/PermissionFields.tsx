import type { RolePermissions } from '@mortar/contract';
import { CheckboxField } from '@mortar/design-system';
import { useField, useFormikContext } from 'formik';
import { mayChange } from '#session/people/mayChange.ts';
import { getRefusal } from '#session/permissions.ts';
import { useSession } from '#session/useSession.ts';
import { SettingCheckbox } from '#settings/form/SettingCheckbox.tsx';
import { SettingsGroup } from '#settings/form/SettingsSection.tsx';
import { messages as texts } from './messages.ts';
import {
  LOCKED_IN_GROUPS,
  type RoleValues,
  SCHEDULE_NAMES,
  type ScheduleName,
  scheduleProblem,
  withSchedules,
} from './model/roleForm.ts';
import './roles.css';

const getKeys = <Labels extends object>(labels: Labels) => Object.keys(labels) as (keyof Labels & string)[];

/** Returns why the user may not change a permission, by path; undefined if allowed (ruling 46). */
function useRefusalOf(): (right: string) => string | undefined {
  const { staff } = useSession();
  return (right) => getRefusal(mayChange.right(staff, right));
}

/** Checkbox for working at several pharmacies. @param problem why it has to stay checked */
export function SuperuserField({ problem }: { problem: string | undefined }) {
  const { superuser } = texts;
  const refusal = useRefusalOf()('issuperuser');
  const [field, , { setValue, setTouched }] = useField<boolean>('issuperuser');
  return (
    <CheckboxField
      name={field.name}
      label={superuser.label}
      hint={refusal === undefined ? superuser.hint : `${superuser.hint} ${refusal}`}
      checked={field.value}
      // Shown at once, because it conflicts with other users' assignments.
      error={field.value ? undefined : problem}
      disabled={refusal !== undefined}
      onChange={(checked) => void setValue(checked)}
      onBlur={() => void setTouched(true)}
    />
  );
}

/** Checkboxes of pages; three are locked in the group edition (000 §6). */
export function DashboardFields() {
  const { dashboard } = texts;
  const group = useSession().staff.grouporderingenabled;
  const refusal = useRefusalOf();
  const hints = { ...dashboard.hints, ...(group ? dashboard.groupHints : {}) };
  return (
    <SettingsGroup title={dashboard.title} text={dashboard.text}>
      {getKeys(dashboard.labels).map((key) => (
        <SettingCheckbox
          key={key}
          name={`rolepermissions.dashboard.${key}`}
          label={dashboard.labels[key]}
          hint={hints[key]}
          unavailable={
            group && LOCKED_IN_GROUPS.includes(key) ? dashboard.locked : refusal(`rolepermissions.dashboard.${key}`)
          }
        />
      ))}
    </SettingsGroup>
  );
}

export function OrderingFields() {
  const { ordering } = texts;
  const refusal = useRefusalOf();
  return (
    <SettingsGroup title={ordering.title} text={ordering.text}>
      {getKeys(ordering.labels).map((key) => (
        <SettingCheckbox
          key={key}
          name={`rolepermissions.ordering.${key}`}
          label={ordering.labels[key]}
          hint={ordering.hints[key]}
          unavailable={refusal(`rolepermissions.ordering.${key}`)}
        />
      ))}
    </SettingsGroup>
  );
}

/** Checkboxes of product groups and the schedules that need them (000 §5). */
export function ProductFields() {
  const { products } = texts;
  const refusal = useRefusalOf();
  return (
    <SettingsGroup title={products.title} text={products.text}>
      {getKeys(products.labels).map((key) => (
        <SettingCheckbox
          key={key}
          name={`rolepermissions.ordering.${key}`}
          label={products.labels[key]}
          hint={products.hints[key]}
          unavailable={refusal(`rolepermissions.ordering.${key}`)}
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

/** Checkbox for all schedules of the selected product groups; those the user may not change stay. */
function AllSchedules() {
  const { values, setFieldValue } = useFormikContext<RoleValues>();
  const refusal = useRefusalOf();
  const { ordering } = values.rolepermissions;
  const givable = SCHEDULE_NAMES.filter((name) => refusal(getPlace(name)) === undefined);
  const all = withSchedules(ordering, givable, true);
  const selected = SCHEDULE_NAMES.filter((name) => ordering.productschedules[name]);
  // Schedules without their product group make it mixed; the next click removes them.
  const isAll = SCHEDULE_NAMES.every((name) => ordering.productschedules[name] === all[name]);
  return (
    <CheckboxField
      label={texts.products.all}
      checked={isAll && selected.length > 0}
      mixed={!isAll && selected.length > 0}
      disabled={givable.length === 0}
      onChange={(checked) =>
        void setFieldValue('rolepermissions.ordering.productschedules', withSchedules(ordering, givable, checked))
      }
    />
  );
}

/** Shows at once if its product group is missing, whichever changed last. */
function ScheduleField({ name }: { name: ScheduleName }) {
  const { values } = useFormikContext<RoleValues>();
  const refusal = useRefusalOf()(getPlace(name));
  const [field, , { setValue, setTouched }] = useField<boolean>(getPlace(name));
  return (
    <CheckboxField
      name={field.name}
      label={texts.products.names[name]}
      checked={field.value}
      error={scheduleProblem(values.rolepermissions.ordering, name)}
      hint={refusal}
      disabled={refusal !== undefined}
      onChange={(checked) => void setValue(checked)}
      onBlur={() => void setTouched(true)}
    />
  );
}

const getPlace = (name: ScheduleName) => `rolepermissions.ordering.productschedules.${name}`;

/** Checkboxes of reports. Exporting has none and stays as it is in the role (000 §6). */
export function ReportFields() {
  const { reports, dashboard } = texts;
  const group = useSession().staff.grouporderingenabled;
  const refusal = useRefusalOf();
  const keys: (keyof RolePermissions['reports'] & keyof typeof reports.labels)[] = ['read'];
  return (
    <SettingsGroup title={reports.title}>
      {keys.map((key) => (
        <SettingCheckbox
          key={key}
          name={`rolepermissions.reports.${key}`}
          label={reports.labels[key]}
          hint={reports.hints[key]}
          unavailable={group ? dashboard.locked : refusal(`rolepermissions.reports.${key}`)}
        />
      ))}
    </SettingsGroup>
  );
}
