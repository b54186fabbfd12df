import { Drawer, NavList, TextLink, toast } from '@mortar/design-system';
import { brandInfo } from '@mortar/themes';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon, type IconName } from '#pages/icons.tsx';
import { canShow } from '#pages/pages.ts';
import { paths } from '#pages/paths.ts';
import { type Page, refusalOf } from '#session/permissions.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { messages } from '#shell/messages.ts';
import { pageFocus } from './focusPage.ts';
import { openable } from './openable.ts';
import { useLeave } from './useLeave.tsx';
import './navigationDrawer.css';

export interface NavigationDrawerProps {
  open: boolean;
  onClose(): void;
}

/**
 * The menu at the left: headings Ordering, Application and Reports (000 §2). Above them, apart from its items, the way to
 * the dashboard, and for a group, which has no messages, the way to its responses.
 */
export function NavigationDrawer({ open, onClose }: NavigationDrawerProps) {
  const { config } = useServices();
  const { staff } = useSession();
  const { pathname } = useLocation();
  const leave = useLeave();
  /** True once somebody went somewhere: the page there has the keyboard. */
  const left = useRef(false);
  const go = (path: string) => {
    onClose();
    left.current = leave(path);
  };
  const item = (page: Page, label: string, icon: IconName, path: string) => ({
    id: page,
    label,
    icon: <Icon name={icon} />,
    active: pathname.toLowerCase().startsWith(path.toLowerCase()),
    disabled: !staff.profileactivated && page !== 'Settings',
    unavailable: refusalOf(openable(page, staff)),
    onSelect: () => {
      const permission = openable(page, staff);
      if (permission.allowed) go(path);
      else {
        onClose();
        toast.error(permission.reason);
      }
    },
  });
  const { headings, pages } = messages;
  const ordering = [item('Ordering', pages.ordering, 'ordering', paths.ordering())];
  if (staff.brandedstoreenabled) {
    ordering.push(item('Promotions', brandInfo[config.brand].promotionsShopLabel, 'promotions', paths.promotions()));
  }
  return (
    <Drawer
      open={open}
      title={messages.menu}
      onClose={onClose}
      returnFocusTo={() => {
        const went = left.current;
        left.current = false;
        return went ? pageFocus() : null;
      }}
    >
      <p className="drawer-ways">
        <TextLink onClick={() => go(paths.dashboard())}>{messages.goToDashboard}</TextLink>
        {staff.grouporderingenabled && canShow('responses', staff).allowed && (
          <TextLink onClick={() => go(paths.responses())}>{messages.pages.responses}</TextLink>
        )}
      </p>
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
