import { IconButton, toast } from '@mortar/design-system';
import { History, LifeBuoy, type LucideIcon, MailOpen, Truck } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { canShow, type PageId } from '#pages/pages.ts';
import { paths } from '#pages/paths.ts';
import { getRefusal } from '#session/permissions.ts';
import { useSession } from '#session/useSession.ts';
import { messages as texts } from './messages.ts';
import './messagingFrame.css';

/** Pages of the icon bar. */
export type MessagingPage = 'responses' | 'support' | 'suppliers';

const ICON_PROPS = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const WAYS: readonly { to: MessagingPage; page: PageId; path: string; icon: LucideIcon }[] = [
  { to: 'responses', page: 'responses', path: paths.responses(), icon: MailOpen },
  { to: 'support', page: 'messages', path: paths.messages('support'), icon: LifeBuoy },
  { to: 'suppliers', page: 'supplierMessaging', path: paths.supplierMessaging(), icon: Truck },
];

/** Icon bar of message pages (002 §2.3); groups have no messaging (002 §6). */
export function MessagingNav({ current }: { current: MessagingPage }) {
  const navigate = useNavigate();
  const { staff } = useSession();
  return (
    <nav className="messaging-nav" aria-label={texts.label}>
      {WAYS.map(({ to, page, path, icon: Icon }) => {
        const refusal = getRefusal(canShow(page, staff));
        return (
          <IconButton
            key={to}
            label={refusal ? texts.refused(texts[to], refusal) : texts[to]}
            icon={<Icon {...ICON_PROPS} />}
            aria-current={to === current ? 'page' : undefined}
            aria-disabled={refusal !== undefined || undefined}
            onClick={() => {
              if (refusal) toast.warning(refusal);
              else void navigate(path);
            }}
          />
        );
      })}
      <IconButton
        label={texts.regrets}
        icon={<History {...ICON_PROPS} />}
        onClick={() => toast.info(texts.regretsMoved)}
      />
    </nav>
  );
}
