import { Avatar } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { getPicture } from '#session/picture/getPicture.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { staffMemberQuery } from '#settings/profile/api/staffMember.ts';
import { messages as texts } from './messages.ts';
import './settings.css';

/** Shows the page's title and the user, from the sign-in until the staff record has loaded (000 §2). */
export function SettingsHeader() {
  const { staff } = useSession();
  const { data } = useQuery(staffMemberQuery(useClient(), staff.username));
  const { title, username, emailaddress, mobilenumber, image } = data ?? staff;
  const name = data ? [data.name, data.surname].join(' ').trim() : staff.staffname;
  return (
    <header className="settings-head">
      <h1>{texts.title}</h1>
      <section className="settings-person" aria-label={texts.person}>
        <Avatar name={name} src={getPicture({ image })} size={40} decorative />
        <p>
          <strong>{[title, name].filter(Boolean).join(' ')}</strong>
          <span>{username}</span>
        </p>
        <dl>
          <div>
            <dt>{texts.email}</dt>
            <dd>{emailaddress || texts.missing}</dd>
          </div>
          <div>
            <dt>{texts.mobile}</dt>
            <dd>{mobilenumber || texts.missing}</dd>
          </div>
        </dl>
      </section>
    </header>
  );
}
