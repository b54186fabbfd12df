import { Drawer, Logo, NavList, TextLink } from '@mortar/design-system';
import { brandInfo } from '@mortar/themes';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type Command, getUnavailableReason } from '#commands/command.ts';
import { perform, useCommands } from '#commands/useCommands.ts';
import { Icon } from '#pages/icons.tsx';
import { messages as pageMessages } from '#pages/messages.ts';
import type { PageLink } from '#pages/pages.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { useMessageCommands } from '#shell/notifications/useMessageCommands.ts';
import { PaletteOpener } from '#shell/palette/PaletteOpener.tsx';
import { pageFocus } from './focusPage.ts';
import { pageCommands } from './pageCommands.ts';
import { useLeave } from './useLeave.tsx';
import './navigationDrawer.css';
import { messages } from './messages.ts';

/** In display order. */
const HEADINGS: readonly PageLink['heading'][] = ['ordering', 'application', 'reports'];

export interface NavigationDrawerProps {
  open: boolean;
  onClose(): void;
}

/**
 * Menu with the headings Ordering, Application and Reports (000 §2); above them the dashboard and, for groups, which
 * have no messages, responses. Mounts the command palette.
 */
export function NavigationDrawer({ open, onClose }: NavigationDrawerProps) {
  const { config } = useServices();
  const { staff } = useSession();
  const { pathname } = useLocation();
  const leave = useLeave();
  /** True after navigation, when focus belongs to the new page. */
  const hasNavigated = useRef(false);
  const { ways, links } = pageCommands(staff, config.brand, (path) => {
    hasNavigated.current = leave(path);
  });
  useCommands([...ways, ...links]);
  useMessageCommands();
  const choose = (command: Command) => {
    onClose();
    perform(command);
  };
  const items = links.map((command) => ({
    id: command.id,
    heading: command.heading,
    label: command.title,
    icon: <Icon name={command.icon} />,
    active: pathname.toLowerCase().startsWith(command.path.toLowerCase()),
    disabled: command.disabled ?? false,
    unavailable: getUnavailableReason(command),
    onSelect: () => choose(command),
  }));
  return (
    <>
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
          const hasLeft = hasNavigated.current;
          hasNavigated.current = false;
          return hasLeft ? pageFocus() : null;
        }}
      >
        <p className="drawer-ways">
          {ways.map((command) => (
            <TextLink key={command.id} onClick={() => choose(command)}>
              {command.title}
            </TextLink>
          ))}
        </p>
        <NavList
          groups={HEADINGS.map((name) => ({
            heading: pageMessages.headings[name],
            items: items.filter(({ heading }) => heading === name),
          }))}
        />
      </Drawer>
      <PaletteOpener />
    </>
  );
}
