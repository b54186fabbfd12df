import type { StaffMember } from '@mortar/contract';
import { announce, EmptyState, ErrorState, FormCheckboxField, SearchBox } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { CircleAlert } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { assignedRetailersQuery, memberRetailersQuery } from '#retailers/api/assignedRetailers.ts';
import type { PharmacyAssignment } from '#retailers/model/pharmacy.ts';
import { codeText, getFailure } from '#server/outcome.ts';
import { ADMINISTRATOR } from '#session/people/firstSetup.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { entryName } from '#settings/form/model/entryName.ts';
import { ChangedMeanwhile, sameFields } from '#settings/form/model/mergeChanges.ts';
import { SettingsForm } from '#settings/form/SettingsForm.tsx';
import { SettingsHint, SettingsNotice } from '#settings/form/SettingsParts.tsx';
import { SettingsGroup, SettingsSection } from '#settings/form/SettingsSection.tsx';
import { useAssignmentCalls } from './api/assignment.ts';
import { useOpenOrders } from './api/openOrders.ts';
import { messages as texts } from './messages.ts';
import {
  type AssignmentValues,
  assignmentProblem,
  assignmentSchema,
  assignmentValues,
  getCount,
  getField,
  getRemoved,
  hasWords,
  mayAssign,
  typedAssignments,
} from './model/assignment.ts';
import './pharmacies.css';

const NONE: readonly PharmacyAssignment[] = [];

const failedText = (error: unknown): string | null => (getFailure(error).kind === 'expired' ? null : codeText(error));

const getName = ({ name, surname }: StaffMember) => `${name} ${surname}`;

/** Form of a user's assigned pharmacies (000 §2, §5). */
export function AssignmentForm({ user }: { user: StaffMember }) {
  const query = useQuery(memberRetailersQuery(useClient(), user));
  const { read, assign } = useAssignmentCalls(user);
  const [noticeShown, setNoticeShown] = useState(false);
  const pharmacies = query.data ?? NONE;
  const saved = useMemo(() => assignmentValues(pharmacies), [pharmacies]);
  const title = getName(user);
  // Known assignments stay if a reload fails; they are read again before saving.
  if (query.isLoadingError || query.data?.length === 0) {
    return (
      <SettingsSection title={title}>
        {query.isLoadingError ? (
          <ErrorState text={codeText(query.error)} onRetry={() => void query.refetch()} />
        ) : (
          <EmptyState text={texts.none} />
        )}
      </SettingsSection>
    );
  }
  const save = async (values: AssignmentValues, _changed: Partial<AssignmentValues>, startedAt: AssignmentValues) => {
    const now = await read();
    const current = assignmentValues(now);
    if (!sameFields(current, startedAt)) throw new ChangedMeanwhile(texts.changedMeanwhile(title), current);
    await assign(typedAssignments(now, values));
    setNoticeShown(true);
  };
  return (
    <SettingsForm<AssignmentValues>
      name={entryName('pharmacies', user.staffid)}
      title={title}
      description={texts.description(user.username)}
      loading={query.isPending}
      values={saved}
      schema={assignmentSchema(user.issuperuser)}
      unavailable={user.staffid === ADMINISTRATOR ? texts.administrator : undefined}
      savedText={texts.updated(user.username)}
      failedText={failedText}
      save={save}
    >
      {noticeShown && <SettingsNotice>{texts.applies}</SettingsNotice>}
      <Pharmacies pharmacies={pharmacies} user={user} />
    </SettingsForm>
  );
}

interface PharmaciesProps {
  pharmacies: readonly PharmacyAssignment[];
  user: StaffMember;
}

/** Number of pharmacies from which a search is shown. */
const SEARCHED_FROM = 12;

/** Why the user may not assign a pharmacy; undefined if allowed. */
function useRefusalOf(): (retailerId: number) => string | undefined {
  const { data: own } = useQuery(assignedRetailersQuery(useClient(), useSession().staff));
  return (id) => (mayAssign(own, id) ? undefined : texts.notYours);
}

/** Shows violations at once, since the allowed number depends on the user. */
function Pharmacies({ pharmacies, user }: PharmaciesProps) {
  const { issuperuser } = user;
  const { values, initialValues, submitCount } = useFormikContext<AssignmentValues>();
  const [searched, setSearched] = useState('');
  const count = getCount(values.assigned);
  const untouched = sameFields(values, initialValues) && submitCount === 0;
  const problem = assignmentProblem(values.assigned, issuperuser);
  const getRefusal = useRefusalOf();
  const shown = pharmacies.filter(hasWords(searched));
  return (
    <SettingsGroup title={texts.pharmacies} text={issuperuser ? texts.superuser : texts.onlyOne}>
      {pharmacies.length > SEARCHED_FROM && (
        <>
          <SearchBox
            label={texts.search}
            value={searched}
            onChange={setSearched}
            onSearch={setSearched}
            debounceMs={Number.POSITIVE_INFINITY}
          />
          <SettingsHint>{texts.getAssigned(count, pharmacies.length)}</SettingsHint>
        </>
      )}
      {count === 0 && <SettingsHint>{texts.noneAssigned}</SettingsHint>}
      {shown.map(({ id, name }) => (
        <FormCheckboxField
          key={id}
          name={`assigned.${getField(id)}`}
          label={name}
          hint={getRefusal(id)}
          disabled={getRefusal(id) !== undefined}
        />
      ))}
      {shown.length === 0 && <EmptyState text={texts.none} />}
      <OpenOrders user={user} taken={getRemoved(initialValues.assigned, values.assigned, pharmacies)} />
      {problem && !untouched && (
        <p className="pharmacy-problem" role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          <span>{problem}</span>
        </p>
      )}
    </SettingsGroup>
  );
}

/** Open orders that the user would lose, shown when a pharmacy is deselected. */
function OpenOrders({ user, taken }: { user: StaffMember; taken: readonly PharmacyAssignment[] }) {
  const orders = useOpenOrders(
    user,
    taken.map(({ id }) => id),
  );
  const lines = orders.map(({ orderNumber, retailerIds }) => {
    const names = taken.filter(({ id }) => retailerIds.includes(id));
    return texts.openOrder(getName(user), orderNumber, names.map(({ name }) => name).join(', '));
  });
  const messagesText = lines.join(' ');
  useEffect(
    function announceOpenOrders() {
      if (messagesText) announce(messagesText);
    },
    [messagesText],
  );
  return lines.map((line) => <SettingsNotice key={line}>{line}</SettingsNotice>);
}
