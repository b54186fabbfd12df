import { isSameName, normalName, type Role } from '@mortar/contract';
import { Button, FormTextField, toast } from '@mortar/design-system';
import { useMemo, useState } from 'react';
import { codeText, getFailure } from '#server/outcome.ts';
import { mayChange } from '#session/people/mayChange.ts';
import { getRefusal } from '#session/permissions.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { entryName } from '#settings/form/model/entryName.ts';
import { ChangedMeanwhile } from '#settings/form/model/mergeChanges.ts';
import { SettingsForm } from '#settings/form/SettingsForm.tsx';
import { SettingsHint, SettingsNotice, ShortField } from '#settings/form/SettingsParts.tsx';
import { SettingsGroup } from '#settings/form/SettingsSection.tsx';
import { useRemoval } from '#settings/form/useRemoval.tsx';
import { readRoleProblem, useHolders, useSuperuserProblem } from './api/holders.ts';
import { useRoleCalls } from './api/roles.ts';
import { messages as texts } from './messages.ts';
import { copyRole } from './model/copyRole.ts';
import { holdersText } from './model/holders.ts';
import { NEW_ROLE, type RoleValues, roleSchema, roleValues, sameRole } from './model/roleForm.ts';
import { DashboardFields, OrderingFields, ProductFields, ReportFields, SuperuserField } from './PermissionFields.tsx';

/** Thrown before sending, with a message for the user. */
class Refused extends Error {}

/** Message for a failed save; null if the session ended. */
function failedText(error: unknown): string | null {
  if (error instanceof Refused) return error.message;
  return getFailure(error).kind === 'expired' ? null : codeText(error);
}

/** Code 69 on deletion means that users have the role (000 §8). */
const notDeletedText = (error: unknown): string | null =>
  getFailure(error).kind === 'blocked' ? texts.inUse : failedText(error);

export interface RoleFormProps {
  /** null for a new one. */
  role: Role | null;
  /** All known roles, for unique names. */
  roles: readonly Role[];
  /** Role that a new one copies. */
  copied?: Role | null;
  /** Called to create a copy of this role. */
  onCopy(): void;
  onAdded(roleId: number): void;
  onDeleted(): void;
}

/** Form of a role: name and permissions (000 §2, §5, §6). Presets are read-only. */
export function RoleForm({ role, roles, copied = null, onCopy, onAdded, onDeleted }: RoleFormProps) {
  const calls = useRoleCalls();
  const { staff } = useSession();
  const group = staff.grouporderingenabled;
  const refusal = getRefusal(mayChange.role(staff, role?.roleid ?? null));
  const ownRole = role?.iscustompreset === true;
  const client = useClient();
  const holders = useHolders(role);
  const isSuperusers = group && ownRole && role.issuperuser;
  const superuser = useSuperuserProblem(holders, isSuperusers);
  const suggested = useMemo(() => (copied ? copyRole(copied, staff) : undefined), [copied, staff]);
  const { problem, forget, ...removal } = useRemoval({
    label: texts.deleteRole,
    question: texts.really(role?.rolename ?? ''),
    unavailable: refusal ?? (role ? getRefusal(mayChange.roleRemoval(staff, role)) : undefined),
    failedText: notDeletedText,
    remove: async () => {
      if (!role) return;
      await calls.remove(role.roleid);
      toast.success(texts.deleted(role.rolename));
      onDeleted();
    },
  });
  const saved = useMemo(() => (role ? roleValues(role) : NEW_ROLE), [role]);
  const [noticeShown, setNoticeShown] = useState(false);
  const names = roles.filter(({ roleid }) => roleid !== role?.roleid).map(({ rolename }) => rolename);
  const save = async (values: RoleValues, _changed: Partial<RoleValues>, startedAt: RoleValues) => {
    forget();
    const now = await calls.read();
    if (role) refuseChanged(role, now, startedAt);
    const taken = now.some(({ roleid, rolename }) => roleid !== role?.roleid && isSameName(rolename, values.rolename));
    if (taken) throw new Refused(texts.name.taken);
    const name = normalName(values.rolename);
    if (!role) {
      const roleId = await calls.add(values);
      toast.success(texts.added(name));
      onAdded(roleId);
      return;
    }
    // A user of the role may have got another pharmacy since.
    const problem = isSuperusers && !values.issuperuser ? await readRoleProblem(client, role.roleid) : undefined;
    if (problem !== undefined) throw new Refused(problem);
    await calls.update(role.roleid, values);
    setNoticeShown(true);
  };
  return (
    <SettingsForm<RoleValues>
      name={entryName('role', role?.roleid ?? null)}
      title={role?.rolename ?? texts.newTitle}
      description={noticeShown ? undefined : copied ? texts.copy.about(copied.rolename) : texts.description}
      values={saved}
      suggested={suggested}
      schema={roleSchema({ others: names, isNew: role === null, superuser })}
      isNew={role === null}
      unavailable={role && !ownRole ? texts.preset : refusal}
      savedText={role && (({ rolename }) => texts.updated(normalName(rolename)))}
      failedText={failedText}
      buttons={
        role && (
          <>
            {ownRole && removal.button}
            <Button variant="outline" onClick={onCopy}>
              {texts.copy.button}
            </Button>
          </>
        )
      }
      question={removal.question}
      problem={problem}
      save={save}
    >
      {noticeShown && <SettingsNotice>{texts.signInAgain}</SettingsNotice>}
      <SettingsGroup title={texts.name.title}>
        <ShortField>
          <FormTextField name="rolename" label={texts.name.label} />
        </ShortField>
        {holders && <SettingsHint>{holdersText(holders)}</SettingsHint>}
        {group && <SuperuserField problem={superuser} />}
      </SettingsGroup>
      <DashboardFields />
      <OrderingFields />
      <ProductFields />
      <ReportFields />
    </SettingsForm>
  );
}

/**
 * Throws if the role changed since the form was opened (ruling 42).
 * @throws {ChangedMeanwhile} with its current values
 */
function refuseChanged(role: Role, now: readonly Role[], startedAt: RoleValues): void {
  const current = now.find(({ roleid }) => roleid === role.roleid);
  if (!current) throw new Refused(texts.deletedMeanwhile(role.rolename));
  const values = roleValues(current);
  if (!sameRole(values, startedAt)) throw new ChangedMeanwhile(texts.changedMeanwhile(role.rolename), values);
}
