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

/** Link to a page in menu and dashboard (000 §2). */
export interface PageLink {
  /** Required permission area, named in denials. */
  area: Area;
  /** Heading in the menu. */
  heading: keyof typeof messages.headings;
  icon: IconName;
  label(brand: BrandName): string;
  /** Text of its dashboard tile below the label. */
  description(brand: BrandName): string;
  /** Returns false to hide it. Default: always shown. */
  shown?(staff: Access): boolean;
}

export interface PageEntry {
  /** Route pattern, case-insensitive (000 §2, 002 §2.1). */
  pattern: string;
  /** Title, also of the browser window. */
  title: string;
  /** Returns whether a user may open it, with the reason if not (000 §5). */
  access(staff: Access): Permission;
  /** False to hide Back in the top bar: for the dashboard, and pages with their own (000 §2, top bar). */
  back: boolean;
  link?: PageLink;
}

const needs = (area: Area) => (staff: Access) => canOpen(area, staff);
const { titles, descriptions } = messages;

/** All pages after sign-in; source of routes, menu, tiles, guards and Back. */
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
    // The link to messages leads to responses.
    link: {
      area: 'Messages',
      heading: 'application',
      icon: 'messages',
      label: () => titles.messages,
      description: () => descriptions.messages,
    },
  },
  /** Responses on the messaging page (002 §2.1). */
  messageResponses: {
    pattern: '/Messages/Response/:searchText?/:secondaryIdentifier?',
    title: titles.messageResponses,
    access: canOpenMessaging,
    back: true,
  },
  /** Results of updates are shown among the responses. */
  messageUpdates: {
    pattern: '/Messages/Update/:searchText?/:secondaryIdentifier?',
    title: titles.messageUpdates,
    access: canOpenMessaging,
    back: true,
  },
  /** Explains that advanced regrets moved to the ordering page. */
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

/** Pages linked from menu and dashboard. */
export type LinkedPageId = { [Id in PageId]: (typeof PAGES)[Id] extends { link: object } ? Id : never }[PageId];

const isLinked = (id: PageId): id is LinkedPageId => 'link' in PAGES[id];

/** Returns whether a user may open a page, with the reason if not. */
export function canShow(id: PageId, staff: Access): Permission {
  const { access }: PageEntry = PAGES[id];
  return access(staff);
}

/** Link as shown in menu and dashboard. */
export interface ShownLink extends Pick<PageLink, 'heading' | 'icon'> {
  id: LinkedPageId;
  label: string;
  description: string;
  /** Whether the user may follow it, with the reason if not. */
  permission: Permission;
}

/** Returns a user's visible links, in table order. */
export function linksFor(staff: Access, brand: BrandName): readonly ShownLink[] {
  return PAGE_IDS.filter(isLinked).flatMap((id) => {
    const { link }: PageEntry & { link: PageLink } = PAGES[id];
    const { area, heading, icon, label, description, shown } = link;
    if (shown?.(staff) === false) return [];
    const permission = canOpen(area, staff);
    return [{ id, heading, icon, label: label(brand), description: description(brand), permission }];
  });
}
