import type { Role, StaffMember } from '@mortar/contract';
import { ErrorState, FormDateField, FormSelectField, FormTextField, toast } from '@mortar/design-system';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { type ReactNode, useMemo, useState } from 'react';
import { codeText, getFailure } from '#server/outcome.ts';
import { ADMINISTRATOR } from '#session/people/firstSetup.ts';
import { mayChange } from '#session/people/mayChange.ts';
import { getRefusal } from '#session/permissions.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { entryName } from '#settings/form/model/entryName.ts';
import { ChangedMeanwhile, sameFields } from '#settings/form/model/mergeChanges.ts';
import { SettingsForm } from '#settings/form/SettingsForm.tsx';
import { SettingsNotice } from '#settings/form/SettingsParts.tsx';
import { SettingsGroup } from '#settings/form/SettingsSection.tsx';
import { useRemoval } from '#settings/form/useRemoval.tsx';
import { readSuperuserProblem } from '#settings/roles/api/holders.ts';
import { rolesQuery } from '#settings/roles/api/roles.ts';
import { useStaffCalls } from './api/staff.ts';
import { messages as texts } from './messages.ts';
import {
  getRole,
  NEW_USER,
  rolesToGive,
  sentUser,
  TITLES,
  type UserValues,
  userSchema,
  userValues,
} from './model/userForm.ts';
import { PasswordFields } from './PasswordFields.tsx';
import { PictureField } from './PictureField.tsx';
import { UsernameField } from './UsernameField.tsx';
import './users.css';

/** Thrown before sending, or instead of the server's text, with a message for the user. */
class Refused extends Error {}

/** Message for a failed save; null if the session ended. */
function failedText(error: unknown): string | null {
  if (error instanceof Refused) return error.message;
  return getFailure(error).kind === 'expired' ? null : codeText(error);
}

/** Never stored. */
const PASSWORDS = ['password', 'confirmpassword'] as const;
const NONE = [] as const;

const NAMES = TITLES.map((title) => ({ value: title, label: title }));

export interface UserFormProps {
  /** null for a new one. */
  user: StaffMember | null;
  /** All known staff, for unique user names. */
  staff: readonly StaffMember[];
  /** True in the first-time setup, where names can be changed (000 §5). */
  inSetup: boolean;
  /** Other actions, next to Delete. */
  buttons?: ReactNode;
  /** Permanent notice about their result. */
  note?: string | undefined;
  /** Called after adding a user. @param staffId null if unknown, because the list could not be read */
  onAdded(staffId: number | null): void;
  onDeleted(): void;
}

/** Form of a user: name, sign-in and contact data (000 §2, §5). */
export function UserForm({ user, staff, inSetup, buttons, note, onAdded, onDeleted }: UserFormProps) {
  const by = useSession().staff;
  const { retailerid, username: own } = by;
  const calls = useStaffCalls();
  const client = useClient();
  const roles = useQuery(rolesQuery(client));
  const [noticeShown, setNoticeShown] = useState(false);
  const saved = useMemo(() => (user ? userValues(user) : NEW_USER), [user]);
  const { problem, forget, ...removal } = useUserRemoval(user, roles.data, onDeleted);
  const schema = userSchema({
    retailerid,
    staffid: user?.staffid ?? null,
    // A user may keep the current role, whatever the list.
    roleids: rolesToGive(roles.data ?? [], by)
      .filter(({ disabled }) => !disabled)
      .map(({ roleid }) => roleid)
      .concat(user?.roleid ?? []),
    others: staff.filter(({ staffid }) => staffid !== user?.staffid).map(({ username }) => username),
  });
  const save = async (values: UserValues, _changed: Partial<UserValues>, startedAt: UserValues) => {
    forget();
    const sent = sentUser(values, retailerid, user?.gender ?? '');
    if (user) refuseChanged(user, await calls.read(), startedAt);
    if (sent.username !== user?.username && (await calls.getHolder(sent.username))) {
      throw new Refused(texts.username.exists);
    }
    if (user) {
      const becomes = roles.data?.find(({ roleid }) => roleid === sent.roleid);
      if (by.grouporderingenabled && user.issuperuser && becomes?.issuperuser === false) {
        const problem = await readSuperuserProblem(client, [user]);
        if (problem !== undefined) throw new Refused(problem);
      }
      await calls.update(user.staffid, sent);
      setNoticeShown(true);
      return;
    }
    const { password, confirmpassword } = values;
    const staffId = await calls.add(sent, { password, confirmpassword }).catch(async (error: unknown) => {
      // Another user may have taken the name since the check.
      const refused = getFailure(error).kind === 'error';
      const holder = refused ? await calls.getHolder(sent.username).catch(() => null) : null;
      throw holder ? new Refused(texts.username.exists) : error;
    });
    toast.success(texts.added);
    onAdded(staffId);
  };
  return (
    <SettingsForm<UserValues>
      name={entryName('user', user?.staffid ?? null)}
      secret={user ? NONE : PASSWORDS}
      title={user ? getName(user) : texts.newTitle}
      loading={roles.isPending}
      values={saved}
      schema={schema}
      isNew={user === null}
      unavailable={getRefusal(mayChange.person(by, user?.staffid ?? null))}
      savedText={user && texts.updated}
      failedText={failedText}
      buttons={
        user && (
          <>
            {removal.button}
            {buttons}
          </>
        )
      }
      question={removal.question}
      problem={problem}
      save={save}
    >
      {noticeShown && <SettingsNotice>{texts.signInAgain}</SettingsNotice>}
      {note && <SettingsNotice>{note}</SettingsNotice>}
      <PersonFields fixed={user !== null && !inSetup} />
      <SettingsGroup title={texts.account.title} text={texts.account.text}>
        {user && !inSetup ? (
          <FormTextField name="username" label={texts.labels.username} readOnly hint={signsInAs(user, own)} />
        ) : (
          <UsernameField />
        )}
        <RoleField user={user} roles={roles} />
        {user === null && <PasswordFields />}
      </SettingsGroup>
      <ContactFields />
    </SettingsForm>
  );
}

const getName = ({ name, surname, username }: StaffMember) => `${name} ${surname}`.trim() || username;

const signsInAs = ({ username }: StaffMember, own: string) =>
  username === own ? texts.username.yourself(username) : texts.username.becomes(username);

/**
 * Throws if the user changed since the form was opened (ruling 42).
 * @throws {ChangedMeanwhile} with the current values
 */
function refuseChanged(user: StaffMember, now: readonly StaffMember[], startedAt: UserValues): void {
  const current = now.find(({ staffid }) => staffid === user.staffid);
  if (!current) throw new Refused(texts.deletedMeanwhile(getName(user)));
  const values = userValues(current);
  if (!sameFields(values, startedAt)) throw new ChangedMeanwhile(texts.changedMeanwhile(getName(user)), values);
}

/** Deletes a user, but never oneself, the administrator (000 §4), or one with more permissions (ruling 46). */
function useUserRemoval(user: StaffMember | null, roles: readonly Role[] | undefined, onDeleted: () => void) {
  const by = useSession().staff;
  const calls = useStaffCalls();
  const own = user?.username === by.username ? texts.notYourself : undefined;
  const beyond = user ? getRefusal(mayChange.personRemoval(by, getRole(user, roles))) : undefined;
  return useRemoval({
    label: texts.deleteUser,
    question: texts.really,
    unavailable: user?.staffid === ADMINISTRATOR ? texts.notAdministrator : (own ?? beyond),
    failedText,
    remove: async () => {
      if (!user) return;
      await calls.remove(user.staffid);
      toast.success(texts.deleted);
      onDeleted();
    },
  });
}

function PersonFields({ fixed }: { fixed: boolean }) {
  const { values } = useFormikContext<UserValues>();
  const { person, labels } = texts;
  return (
    <SettingsGroup title={person.title} text={fixed ? person.text : undefined}>
      <div className="user-names">
        <FormSelectField name="title" label={labels.title} options={NAMES} />
        <FormTextField name="name" label={labels.name} readOnly={fixed} />
        <FormTextField name="surname" label={labels.surname} readOnly={fixed} />
      </div>
      <PictureField name={`${values.name} ${values.surname}`} />
    </SettingsGroup>
  );
}

interface RoleFieldProps {
  user: StaffMember | null;
  roles: UseQueryResult<readonly Role[]>;
}

/**
 * Selects a user's role: not the administrator's, which is fixed (000 §5, §6), and none with permissions the editor
 * lacks (ruling 46).
 */
function RoleField({ user, roles: { data = [], isLoadingError, error, refetch } }: RoleFieldProps) {
  const { values } = useFormikContext<UserValues>();
  const by = useSession().staff;
  const isAdministrator = user?.staffid === ADMINISTRATOR;
  if (isLoadingError) return <ErrorState text={codeText(error)} onRetry={() => void refetch()} />;
  const superuser = data.some(({ roleid, issuperuser }) => String(roleid) === values.roleid && issuperuser);
  const { role, labels } = texts;
  const refusal = user ? getRefusal(mayChange.personsRole(by, user.staffid, getRole(user, data))) : undefined;
  const fixed = isAdministrator ? role.fixed : refusal;
  const options = isAdministrator ? data : rolesToGive(data, by);
  const hints = [fixed, superuser && role.superuser, !fixed && options.some(isDisabled) && role.someBeyond];
  return (
    <FormSelectField
      name="roleid"
      label={labels.roleid}
      placeholder={role.choose}
      options={options.map((one) => ({
        value: String(one.roleid),
        label: one.rolename,
        disabled: isDisabled(one) && one.roleid !== user?.roleid,
      }))}
      disabled={fixed !== undefined}
      hint={hints.filter(Boolean).join(' ') || undefined}
    />
  );
}

const isDisabled = (role: Role & { disabled?: boolean }) => role.disabled === true;

function ContactFields() {
  const { contact, labels } = texts;
  return (
    <SettingsGroup title={contact.title} text={contact.text}>
      <div className="user-pair">
        <FormTextField name="emailaddress" label={labels.emailaddress} type="email" />
        <FormTextField name="mobilenumber" label={labels.mobilenumber} type="tel" />
        <FormTextField name="idnumber" label={labels.idnumber} />
        <FormDateField name="dob" label={labels.dob} />
      </div>
    </SettingsGroup>
  );
}
