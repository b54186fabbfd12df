import type { Notification } from '@mortar/contract';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { followedAtom } from '#notifications/followed.ts';
import { useLeave } from '#shell/navigation/useLeave.tsx';

/**
 * Follows a notification to its page, which deletes it once what it is about is shown.
 * The function gives true where it went at once: something may be asked first.
 */
export function useFollow() {
  const leave = useLeave();
  const navigate = useNavigate();
  const setFollowed = useSetAtom(followedAtom);
  return (notification: Notification, path: string): boolean =>
    leave(() => {
      setFollowed({ notification, path });
      void navigate(path, { state: { retailerid: notification.retailerid } });
    });
}
