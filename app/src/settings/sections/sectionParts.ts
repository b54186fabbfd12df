import type { SettingsSectionId } from '#pages/paths.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import type { UsersSectionProps } from '#settings/users/UsersSection.tsx';

/** The sections of the settings, each fetched when it is first shown: for their page, and for the first-time setup. */
export const SECTION_PARTS = {
  application: lazyPart(() =>
    import('#settings/application/ApplicationSection.tsx').then((module) => module.ApplicationSection),
  ),
  order: lazyPart(() => import('#settings/ordering/OrderSection.tsx').then((module) => module.OrderSection)),
  suppliers: lazyPart(() => import('#settings/suppliers/SupplierSection.tsx').then((module) => module.SupplierSection)),
  regrets: lazyPart(() => import('#settings/regrets/RegretSection.tsx').then((module) => module.RegretSection)),
  roles: lazyPart(() => import('#settings/roles/RolesSection.tsx').then((module) => module.RolesSection)),
  users: lazyPart<UsersSectionProps>(() =>
    import('#settings/users/UsersSection.tsx').then((module) => module.UsersSection),
  ),
  pharmacies: lazyPart(() =>
    import('#settings/pharmacies/PharmaciesSection.tsx').then((module) => module.PharmaciesSection),
  ),
  profile: lazyPart(() => import('#settings/profile/ProfileSection.tsx').then((module) => module.ProfileSection)),
  information: lazyPart(() =>
    import('#settings/information/InformationSection.tsx').then((module) => module.InformationSection),
  ),
  general: lazyPart(() => import('#settings/general/GeneralSection.tsx').then((module) => module.GeneralSection)),
} satisfies Record<SettingsSectionId, unknown>;
