import { EmptyState, ErrorState, FactList } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { codeText } from '#server/outcome.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { SettingsSection } from '#settings/form/SettingsSection.tsx';
import { staffMemberQuery } from './api/staffMember.ts';
import { messages as texts } from './messages.ts';
import { profileFacts } from './model/profileFacts.ts';
import './profile.css';

/** My Profile: the user's data, read-only (000 §2; 002 §2.12). */
export function ProfileSection() {
  const { staff } = useSession();
  const query = useQuery(staffMemberQuery(useClient(), staff.username));
  const known = { staffname: staff.staffname, rolename: staff.role.rolename, retailername: staff.retailername };
  return (
    <SettingsSection title={texts.title} description={texts.description} loading={query.isPending}>
      {query.isError && <ErrorState text={codeText(query.error)} onRetry={() => void query.refetch()} />}
      {query.data === null && <EmptyState text={texts.noOne} />}
      {query.data && (
        <div className="profile-facts">
          <FactList
            facts={profileFacts(query.data, known).map(({ label, value }) => ({
              label,
              value: value === '' ? <span className="profile-missing">{texts.missing}</span> : value,
            }))}
          />
        </div>
      )}
    </SettingsSection>
  );
}
