import type { BrandName } from '@mortar/themes';
import type { Command } from '#commands/command.ts';
import { messages as pageMessages } from '#pages/messages.ts';
import { canShow, linksFor } from '#pages/pages.ts';
import { paths } from '#pages/paths.ts';
import type { Access } from '#session/permissions.ts';
import { messages } from './messages.ts';

/** A way to a page, as the menu and a palette show it. */
export interface PageCommand extends Command {
  path: string;
}

/** The ways to pages by where they stand in the menu (000 §2). */
export interface PageCommands {
  /** Apart from the menu's items: the dashboard, and for a group, which has no messages, its responses. */
  ways: readonly PageCommand[];
  /** Those that the menu names, in its order. */
  links: readonly (PageCommand & Pick<ReturnType<typeof linksFor>[number], 'heading' | 'icon'>)[];
}

/**
 * What leads to pages, for somebody.
 * @param go leaves the page for an address, unless something is to be asked first
 */
export function pageCommands(
  staff: Access & { profileactivated: boolean; grouporderingenabled: boolean },
  brand: BrandName,
  go: (path: string) => void,
): PageCommands {
  const to = (id: string, title: string, path: string): PageCommand => ({
    ...{ id: `go.${id}`, title, path },
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
      ...{ heading, icon, permission },
      disabled: !staff.profileactivated && id !== 'settings',
    })),
  };
}
