import { type BrandName, brandInfo } from '@mortar/themes';
import {
  type Access,
  type Area,
  canOpen,
  canOpenMessaging,
  canOpenResponses,
  type Permission,
} from '#session/permissions.ts';
import type { IconName } from './icons.tsx';
import { messages } from './messages.ts';

/** How the menu and the dashboard lead to a page (000 §2). */
export interface PageLink {
  /** What the person needs for it, and what a refusal calls it. */
  area: Area;
  /** The heading that it stands under in the menu. */
  heading: keyof typeof messages.headings;
  icon: IconName;
  label(brand: BrandName): string;
  /** What its tile on the dashboard says below the label. */
  description(brand: BrandName): string;
  /** False where it is not even shown. Default: it always is. */
  shown?(staff: Access): boolean;
}

export interface PageEntry {
  /** As the router matches it, in any case (000 §2, 002 §2.1). */
  pattern: string;
  /** Its name: in the browser's title bar, and where it is not there. */
  title: string;
  /** Whether it opens for somebody, and why not (000 §5). */
  access(staff: Access): Permission;
  /** False where the top bar shows no way back: the page is the dashboard, or has its own (000 §2, top bar). */
  back: boolean;
  link?: PageLink;
}

const needs = (area: Area) => (staff: Access) => canOpen(area, staff);
const { titles, descriptions } = messages;

/** Every page behind the sign-in: routes, menu, tiles, guards and the way back are made from here. */
export const PAGES = {
  dashboard: {
    pattern: '/Dashboard',
    title: titles.dashboard,
    access: () => ({ allowed: true }),
    back: false,
  },
  ordering: {
    pattern: '/Ordering',
    title: titles.ordering,
    access: needs('Ordering'),
    back: false,
    link: {
      area: 'Ordering',
      heading: 'ordering',
      icon: 'ordering',
      label: () => titles.ordering,
      description: () => descriptions.ordering,
    },
  },
  orderManager: {
    pattern: '/OrderManager',
    title: titles.orderManager,
    access: needs('Ordering'),
    back: true,
  },
  preferredProducts: {
    pattern: '/PPLManager',
    title: titles.preferredProducts,
    access: needs('Ordering'),
    back: true,
  },
  reports: {
    pattern: '/Reports',
    title: titles.reports,
    access: needs('Reports'),
    back: true,
    link: {
      area: 'Reports',
      heading: 'reports',
      icon: 'reports',
      label: () => titles.reports,
      description: () => descriptions.reports,
    },
  },
  responses: {
    pattern: '/Responses/:searchText?/:secondaryIdentifier?',
    title: titles.responses,
    access: canOpenResponses,
    back: true,
    // The way to the messages is the way to the responses.
    link: {
      area: 'Messages',
      heading: 'application',
      icon: 'messages',
      label: () => titles.messages,
      description: () => descriptions.messages,
    },
  },
  /** The messaging page of responses (002 §2.1). */
  messageResponses: {
    pattern: '/Messages/Response/:searchText?/:secondaryIdentifier?',
    title: titles.messageResponses,
    access: canOpenMessaging,
    back: true,
  },
  /** What came of updates is read among the responses. */
  messageUpdates: {
    pattern: '/Messages/Update/:searchText?/:secondaryIdentifier?',
    title: titles.messageUpdates,
    access: canOpenMessaging,
    back: true,
  },
  /** Advanced regrets have moved to the ordering page, and that is said. */
  messageRegrets: {
    pattern: '/Messages/Regrets/:searchText?/:secondaryIdentifier?',
    title: titles.messageRegrets,
    access: canOpenMessaging,
    back: true,
  },
  messages: {
    pattern: '/Messages/:messagingPage/:searchText?/:secondaryIdentifier?',
    title: titles.messages,
    access: canOpenMessaging,
    back: true,
  },
  supplierMessaging: {
    pattern: '/SupplierMessaging/:searchText?',
    title: titles.supplierMessaging,
    access: canOpenMessaging,
    back: true,
  },
  settings: {
    pattern: '/Settings',
    title: titles.settings,
    access: needs('Settings'),
    back: true,
    link: {
      area: 'Settings',
      heading: 'application',
      icon: 'settings',
      label: () => titles.settings,
      description: () => descriptions.settings,
    },
  },
  promotions: {
    pattern: '/Promotions',
    title: titles.promotions,
    access: needs('Promotions'),
    back: false,
    link: {
      area: 'Promotions',
      heading: 'ordering',
      icon: 'promotions',
      label: (brand) => brandInfo[brand].promotionsShopLabel,
      description: (brand) => brandInfo[brand].promotionsTitle,
      shown: ({ brandedstoreenabled }) => brandedstoreenabled,
    },
  },
} as const satisfies Record<string, PageEntry>;

export type PageId = keyof typeof PAGES;

export const PAGE_IDS = Object.keys(PAGES) as readonly PageId[];

/** The pages that the menu and the dashboard lead to. */
export type LinkedPageId = { [Id in PageId]: (typeof PAGES)[Id] extends { link: object } ? Id : never }[PageId];

const isLinked = (id: PageId): id is LinkedPageId => 'link' in PAGES[id];

/** Whether a page opens for somebody, and why not. */
export function canShow(id: PageId, staff: Access): Permission {
  const { access }: PageEntry = PAGES[id];
  return access(staff);
}

/** A way to a page, as the menu and the dashboard show it. */
export interface ShownLink extends Pick<PageLink, 'heading' | 'icon'> {
  id: LinkedPageId;
  label: string;
  description: string;
  /** Whether it leads anywhere for this person, and why not. */
  permission: Permission;
}

/** The ways that are shown to somebody, in the table's order. */
export function linksFor(staff: Access, brand: BrandName): readonly ShownLink[] {
  return PAGE_IDS.filter(isLinked).flatMap((id) => {
    const { link }: PageEntry & { link: PageLink } = PAGES[id];
    const { area, heading, icon, label, description, shown } = link;
    if (shown?.(staff) === false) return [];
    const permission = canOpen(area, staff);
    return [{ id, heading, icon, label: label(brand), description: description(brand), permission }];
  });
}
