import type { SettingsSectionId } from '#pages/paths.ts';
import { lazyPart } from '#parts/lazyPart.tsx';

/** Lazily loaded settings sections, for page and first-time setup. */
export const SECTION_PARTS = {
  application: lazyPart(() => import('#settings/application/ApplicationSection.tsx'), 'ApplicationSection'),
  order: lazyPart(() => import('#settings/ordering/OrderSection.tsx'), 'OrderSection'),
  suppliers: lazyPart(() => import('#settings/suppliers/SupplierSection.tsx'), 'SupplierSection'),
  regrets: lazyPart(() => import('#settings/regrets/RegretSection.tsx'), 'RegretSection'),
  roles: lazyPart(() => import('#settings/roles/RolesSection.tsx'), 'RolesSection'),
  users: lazyPart(() => import('#settings/users/UsersSection.tsx'), 'UsersSection'),
  pharmacies: lazyPart(() => import('#settings/pharmacies/PharmaciesSection.tsx'), 'PharmaciesSection'),
  profile: lazyPart(() => import('#settings/profile/ProfileSection.tsx'), 'ProfileSection'),
  information: lazyPart(() => import('#settings/information/InformationSection.tsx'), 'InformationSection'),
  general: lazyPart(() => import('#settings/general/GeneralSection.tsx'), 'GeneralSection'),
} satisfies Record<SettingsSectionId, unknown>;
