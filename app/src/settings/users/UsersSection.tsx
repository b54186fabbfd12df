import type { StaffMember } from '@mortar/contract';
import { Button, toast } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayChange } from '#session/people/mayChange.ts';
import { getRefusal } from '#session/permissions.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { ListAndForm, NothingChosen, useChosen } from '#settings/form/ListAndForm.tsx';
import { rolesQuery } from '#settings/roles/api/roles.ts';
import { staffQuery } from '#settings/roles/api/staffList.ts';
import { messages as texts } from './messages.ts';
import { getRole } from './model/userForm.ts';
import { ResetPasswordPopup } from './ResetPasswordPopup.tsx';
import { UserForm } from './UserForm.tsx';
import { UsersGrid } from './UsersGrid.tsx';

const NO_ONE: readonly StaffMember[] = [];

export interface UsersSectionProps {
  /** True in the first-time setup, where names and user names can be changed (000 §5). */
  inSetup?: boolean;
}

/** Users: list on the left, form of the selected one on the right (000 §2, §4, §5). */
export function UsersSection({ inSetup = false }: UsersSectionProps) {
  const query = useQuery(staffQuery(useClient()));
  const staff = query.data ?? NO_ONE;
  const { one: user, ...list } = useChosen('user', staff, ({ staffid }) => staffid);
  const { chosen, storedAs, entered, left, open, add, close, leave } = list;
  const isNew = chosen.kind === 'new';
  const own = useSession().staff.staffid;
  const [resetFor, setResetFor] = useState<number | null>(null);
  const wasReset = user !== null && user.staffid === resetFor && user.staffid !== own;
  return (
    <ListAndForm
      title={texts.title}
      entered={entered}
      left={left}
      adding={{ label: texts.add, cancel: texts.cancel, isNew, onAdd: () => add(), onCancel: close }}
      list={<UsersGrid staff={staff} query={query} chosen={user?.staffid ?? null} onOpen={open} />}
      form={
        isNew || user ? (
          <UserForm
            key={user?.staffid ?? 'new'}
            user={user}
            staff={staff}
            inSetup={inSetup}
            buttons={user && <ResetPassword user={user} onReset={() => setResetFor(user.staffid)} />}
            note={wasReset ? texts.reset.ended(user.username) : undefined}
            onAdded={(key) => leave(key === null ? { kind: 'none' } : { kind: 'one', key })}
            onDeleted={() => leave({ kind: 'none' })}
          />
        ) : (
          <NothingChosen title={texts.details} text={texts.choose} gone={query.isSuccess ? storedAs : null} />
        )
      }
    />
  );
}

interface ResetPasswordProps {
  user: StaffMember;
  onReset(): void;
}

function ResetPassword({ user, onReset }: ResetPasswordProps) {
  const [open, setOpen] = useState(false);
  const roles = useQuery(rolesQuery(useClient()));
  const refusal = getRefusal(mayChange.password(useSession().staff, user.staffid, getRole(user, roles.data)));
  return (
    <>
      <Button variant="outline" unavailable={refusal} onClick={() => refusal === undefined && setOpen(true)}>
        {texts.reset.title}
      </Button>
      {open && (
        <ResetPasswordPopup
          user={user}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            onReset();
            toast.success(texts.reset.saved);
          }}
        />
      )}
    </>
  );
}
