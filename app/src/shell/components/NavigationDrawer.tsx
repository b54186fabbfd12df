import { Drawer, NavList, toast } from '@mortar/design-system';
import { brandInfo } from '@mortar/themes';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useServices } from '../../services.tsx';
import type { Page } from '../../session/permissions.ts';
import { useSession } from '../../session/useSession.ts';
import { Icon, type IconName } from '../icons.tsx';
import { messages } from '../messages.ts';
import { openable } from '../openable.ts';
import { useLeave } from '../useLeave.tsx';

export interface NavigationDrawerProps {
  open: boolean;
  onClose(): void;
}

/** The menu at the left: headings Ordering, Application and Reports (000 §2). */
export function NavigationDrawer({ open, onClose }: NavigationDrawerProps) {
  const { config } = useServices();
  const { staff } = useSession();
  const { pathname } = useLocation();
  const leave = useLeave();
  const item = (page: Page, label: string, icon: IconName, path: string) => ({
    id: page,
    label,
    icon: <Icon name={icon} />,
    active: pathname.startsWith(path),
    disabled: !staff.profileactivated && page !== 'Settings',
    onSelect: () => {
      const permission = openable(page, staff);
      onClose();
      if (permission.allowed) leave(path);
      else toast.error(permission.reason);
    },
  });
  const { headings, pages } = messages;
  const ordering = [item('Ordering', pages.ordering, 'ordering', paths.ordering())];
  if (staff.brandedstoreenabled) {
    ordering.push(item('Promotions', brandInfo[config.brand].promotionsShopLabel, 'promotions', paths.promotions()));
  }
  return (
    <Drawer open={open} title={messages.menu} onClose={onClose}>
      <NavList
        groups={[
          { heading: headings.ordering, items: ordering },
          {
            heading: headings.application,
            items: [
              item('Messages', pages.messages, 'messages', paths.responses()),
              item('Settings', pages.settings, 'settings', paths.settings()),
            ],
          },
          { heading: headings.reports, items: [item('Reports', pages.reports, 'reports', paths.reports())] },
        ]}
      />
    </Drawer>
  );
}
