import { Drawer, Logo, NavList, TextLink, toast } from '@mortar/design-system';
import { brandInfo } from '@mortar/themes';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '#pages/icons.tsx';
import { messages as pageMessages } from '#pages/messages.ts';
import { canShow, linksFor, type PageLink } from '#pages/pages.ts';
import { paths } from '#pages/paths.ts';
import { refusalOf } from '#session/permissions.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { pageFocus } from './focusPage.ts';
import { useLeave } from './useLeave.tsx';
import './navigationDrawer.css';
import { messages } from './messages.ts';

/** In the order in which they stand. */
const HEADINGS: readonly PageLink['heading'][] = ['ordering', 'application', 'reports'];

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
  const links = linksFor(staff, config.brand).map(({ id, heading, icon, label, permission }) => ({
    id,
    heading,
    label,
    icon: <Icon name={icon} />,
    active: pathname.toLowerCase().startsWith(paths[id]().toLowerCase()),
    disabled: !staff.profileactivated && id !== 'settings',
    unavailable: refusalOf(permission),
    onSelect: () => {
      if (permission.allowed) return go(paths[id]());
      onClose();
      toast.error(permission.reason);
    },
  }));
  return (
    <Drawer
      open={open}
      title={messages.menu}
      brand={
        <>
          <Logo brand={config.brand} surface="topBar" decorative />
          {brandInfo[config.brand].productName}
        </>
      }
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
          <TextLink onClick={() => go(paths.responses())}>{pageMessages.titles.responses}</TextLink>
        )}
      </p>
      <NavList
        groups={HEADINGS.map((name) => ({
          heading: pageMessages.headings[name],
          items: links.filter(({ heading }) => heading === name),
        }))}
      />
    </Drawer>
  );
}
