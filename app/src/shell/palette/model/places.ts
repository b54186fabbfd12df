import type { Staff } from '@mortar/contract';
import type { BrandName } from '@mortar/themes';
import { getUnavailableReason } from '#commands/command.ts';
import { messages as pageMessages } from '#pages/messages.ts';
import { canShow, PAGES, type PageId } from '#pages/pages.ts';
import { paths } from '#pages/paths.ts';
import { getRefusal } from '#session/permissions.ts';
import { pageCommands } from '#shell/navigation/pageCommands.ts';
import type { Entry } from './entry.ts';

/** Pages that are not in the menu. */
const UNLISTED_PAGES = {
  orderManager: paths.orderManager(),
  preferredProducts: paths.preferredProducts(),
  supplierMessaging: paths.supplierMessaging(),
  messages: paths.messages('support'),
} as const satisfies Partial<Record<PageId, string>>;

const SUPPORT = 'Support';

const doNothing = () => undefined;

/** Returns a user's pages, from the menu and beyond. */
export function placeEntries(staff: Staff, brand: BrandName): readonly Entry[] {
  const { ways, links } = pageCommands(staff, brand, doNothing);
  const named = [...ways, ...links].map((command): Entry => {
    const { id, title, path } = command;
    return { id, group: 'places', title, refusal: getUnavailableReason(command), target: { kind: 'path', path } };
  });
  const others = (Object.keys(UNLISTED_PAGES) as (keyof typeof UNLISTED_PAGES)[]).map(
    (id): Entry => ({
      id: `go.${id}`,
      group: 'places',
      title: id === 'messages' ? `${pageMessages.titles.messages}: ${SUPPORT}` : PAGES[id].title,
      refusal: getRefusal(canShow(id, staff)),
      target: { kind: 'path', path: UNLISTED_PAGES[id] },
    }),
  );
  return [...named, ...others];
}
