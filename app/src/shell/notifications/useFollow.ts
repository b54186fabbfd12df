import type { Notification } from '@mortar/contract';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { followedAtom } from '#notifications/followed.ts';
import { useLeave } from '#shell/navigation/useLeave.tsx';

/**
 * Returns a function that opens a notification's page, which deletes the notification once shown. It returns true if it
 * proceeded without a prompt.
 */
export function useFollow() {
  const leave = useLeave();
  const navigate = useNavigate();
  const setFollowed = useSetAtom(followedAtom);
  return (notification: Notification, path: string): boolean =>
    leave(() => {
      setFollowed({ notification, path });
      void navigate(path, { state: { retailerId: notification.retailerid } });
    });
}
