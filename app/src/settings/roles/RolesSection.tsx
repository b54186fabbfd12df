import type { Role } from '@mortar/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '#session/services.ts';
import { ListAndForm, NothingChosen, useChosen } from '#settings/form/ListAndForm.tsx';
import { rolesQuery } from './api/roles.ts';
import { messages as texts } from './messages.ts';
import { RoleForm } from './RoleForm.tsx';
import { RolesGrid } from './RolesGrid.tsx';

const NONE: readonly Role[] = [];

/** User Role Management: roles on the left, permissions of the selected one on the right (000 §2, §4, §5). */
export function RolesSection() {
  const query = useQuery(rolesQuery(useClient()));
  const roles = query.data ?? NONE;
  const { one: role, ...list } = useChosen('role', roles, ({ roleid }) => roleid);
  const { chosen, storedAs, entered, left, open, add, close, leave } = list;
  const isNew = chosen.kind === 'new';
  const copied = isNew ? (roles.find(({ roleid }) => roleid === chosen.from) ?? null) : null;
  return (
    <ListAndForm
      title={texts.title}
      entered={entered}
      left={left}
      adding={{ label: texts.add, cancel: texts.cancel, isNew, onAdd: () => add(), onCancel: close }}
      list={<RolesGrid roles={roles} query={query} chosen={role?.roleid ?? null} onOpen={open} />}
      form={
        isNew || role ? (
          <RoleForm
            key={role?.roleid ?? `new ${copied?.roleid ?? ''}`}
            role={role}
            roles={roles}
            copied={copied}
            onCopy={() => role && add(role.roleid)}
            onAdded={(key) => leave({ kind: 'one', key })}
            onDeleted={() => leave({ kind: 'none' })}
          />
        ) : (
          <NothingChosen title={texts.permissions} text={texts.choose} gone={query.isSuccess ? storedAs : null} />
        )
      }
    />
  );
}
