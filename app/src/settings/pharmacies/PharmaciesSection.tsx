import type { StaffMember } from '@mortar/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '#session/services.ts';
import { ListAndForm, NothingChosen, useChosen } from '#settings/form/ListAndForm.tsx';
import { staffQuery } from '#settings/roles/api/staffList.ts';
import { UsersGrid } from '#settings/users/UsersGrid.tsx';
import { AssignmentForm } from './AssignmentForm.tsx';
import { messages as texts } from './messages.ts';
import { isOnlyAdministrator } from './model/assignment.ts';

const NO_ONE: readonly StaffMember[] = [];

/** User Pharmacy Management: users of a group on the left, their pharmacies on the right (000 §2, §5). */
export function PharmaciesSection() {
  const query = useQuery(staffQuery(useClient()));
  const staff = query.data ?? NO_ONE;
  // Without other users, a message replaces the administrator's form.
  const others = isOnlyAdministrator(staff) ? NO_ONE : staff;
  const { one: user, storedAs, entered, open } = useChosen('pharmacies', others, ({ staffid }) => staffid);
  return (
    <ListAndForm
      title={texts.title}
      entered={entered}
      list={<UsersGrid staff={staff} query={query} chosen={user?.staffid ?? null} onOpen={open} />}
      form={
        user ? (
          <AssignmentForm key={user.staffid} user={user} />
        ) : (
          <NothingChosen
            title={texts.pharmacies}
            text={isOnlyAdministrator(staff) ? texts.onlyAdministrator : texts.choose}
            gone={query.isSuccess ? storedAs : null}
          />
        )
      }
    />
  );
}
