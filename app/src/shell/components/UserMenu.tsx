import { Avatar, Menu } from '@mortar/design-system';
import { useSession } from '../../session/useSession.ts';
import { Icon } from '../icons.tsx';
import { messages } from '../messages.ts';
import { useSignOut } from '../useSignOut.ts';

/** The avatar and its menu: who is signed in, and the way out (000 §2, top bar). */
export function UserMenu() {
  const { staff } = useSession();
  const signOut = useSignOut();
  return (
    <Menu
      label={messages.userMenu}
      trigger={
        <button type="button" className="user-menu" aria-label={messages.userMenu}>
          <Avatar name={staff.staffname} src={staff.image} />
        </button>
      }
      header={
        <>
          <strong>{staff.staffname}</strong>
          <span>{staff.username}</span>
        </>
      }
      items={[
        {
          id: 'sign-out',
          label: messages.signOut,
          icon: <Icon name="signOut" />,
          onSelect: () => void signOut(),
        },
      ]}
    />
  );
}
