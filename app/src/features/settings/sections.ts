import type { ComponentType } from 'react';
import type { SettingsSectionId } from '#pages/paths.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import type { messages } from './messages.ts';

export interface Section {
  id: SettingsSectionId;
  /** What it stands under in the menu. */
  heading: keyof typeof messages.headings;
  /** True where only the group edition has it. */
  groupOnly?: boolean;
  /** Fetched when it is first shown. */
  Content: ComponentType;
}

/** The sections of the settings page, in the order of its menu (000 §2). */
export const SECTIONS: readonly Section[] = [
  {
    id: 'application',
    heading: 'rules',
    Content: lazyPart(() =>
      import('#settings/application/ApplicationSection.tsx').then((module) => module.ApplicationSection),
    ),
  },
  {
    id: 'order',
    heading: 'rules',
    Content: lazyPart(() => import('#settings/ordering/OrderSection.tsx').then((module) => module.OrderSection)),
  },
  {
    id: 'suppliers',
    heading: 'rules',
    Content: lazyPart(() => import('#settings/suppliers/SupplierSection.tsx').then((module) => module.SupplierSection)),
  },
  {
    id: 'regrets',
    heading: 'rules',
    Content: lazyPart(() => import('#settings/regrets/RegretSection.tsx').then((module) => module.RegretSection)),
  },
  {
    id: 'profile',
    heading: 'own',
    Content: lazyPart(() => import('#settings/profile/ProfileSection.tsx').then((module) => module.ProfileSection)),
  },
  {
    id: 'information',
    heading: 'own',
    Content: lazyPart(() =>
      import('#settings/information/InformationSection.tsx').then((module) => module.InformationSection),
    ),
  },
  {
    id: 'general',
    heading: 'own',
    Content: lazyPart(() => import('#settings/general/GeneralSection.tsx').then((module) => module.GeneralSection)),
  },
];

/** The sections that somebody has. */
export const sectionsFor = (staff: { grouporderingenabled: boolean }): readonly Section[] =>
  SECTIONS.filter(({ groupOnly }) => !groupOnly || staff.grouporderingenabled);

/** The section that an address names; the first where it names none. */
export function sectionNamed(sections: readonly Section[], name: string | null): Section | undefined {
  return sections.find(({ id }) => id === name?.toLowerCase()) ?? sections[0];
}
