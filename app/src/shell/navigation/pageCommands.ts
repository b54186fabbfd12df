import type { BrandName } from '@mortar/themes';
import type { Command } from '#commands/command.ts';
import { messages as pageMessages } from '#pages/messages.ts';
import { canShow, linksFor } from '#pages/pages.ts';
import { paths } from '#pages/paths.ts';
import type { Access } from '#session/permissions.ts';
import { messages } from './messages.ts';

/** Link to a page in menu and palette. */
export interface PageCommand extends Command {
  path: string;
}

/** Links to pages by position in the menu (000 §2). */
export interface PageCommands {
  /** Outside the items: dashboard and, for groups, which have no messages, responses. */
  ways: readonly PageCommand[];
  /** Menu items, in order. */
  links: readonly (PageCommand & Pick<ReturnType<typeof linksFor>[number], 'heading' | 'icon'>)[];
}

/**
 * Returns a user's links to pages.
 * @param go navigates, after a prompt if needed
 */
export function pageCommands(
  staff: Access & { profileactivated: boolean; grouporderingenabled: boolean },
  brand: BrandName,
  go: (path: string) => void,
): PageCommands {
  const to = (id: string, title: string, path: string): PageCommand => ({
    id: `go.${id}`,
    title,
    path,
    run: () => go(path),
  });
  return {
    ways: [
      to('dashboard', messages.goToDashboard, paths.dashboard()),
      ...(staff.grouporderingenabled && canShow('responses', staff).allowed
        ? [to('groupResponses', pageMessages.titles.responses, paths.responses())]
        : []),
    ],
    links: linksFor(staff, brand).map(({ id, heading, icon, label, permission }) => ({
      ...to(id, label, paths[id]()),
      heading,
      icon,
      permission,
      disabled: !staff.profileactivated && id !== 'settings',
    })),
  };
}
