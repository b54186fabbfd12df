import { paths, type SettingsSectionId } from '#pages/paths.ts';
import { messages as application } from '#settings/application/messages.ts';
import { messages as general } from '#settings/general/messages.ts';
import { messages as information } from '#settings/information/messages.ts';
import { messages as ordering } from '#settings/ordering/messages.ts';
import { messages as pharmacies } from '#settings/pharmacies/messages.ts';
import { messages as profile } from '#settings/profile/messages.ts';
import { messages as regrets } from '#settings/regrets/messages.ts';
import { messages as roles } from '#settings/roles/messages.ts';
import { messages as suppliers } from '#settings/suppliers/messages.ts';
import { messages as users } from '#settings/users/messages.ts';
import type { Entry } from './entry.ts';

interface SectionWords {
  title: string;
  groupOnly?: boolean;
  settings: readonly string[];
}

const SECTIONS: Readonly<Record<SettingsSectionId, SectionWords>> = {
  application: {
    title: application.title,
    settings: [
      ...[application.printing.print, application.printing.prompt],
      ...[application.prices.inclusive, application.prices.exclusive, application.prices.vat],
      ...[application.medicalAid.show, application.accounts.prompt],
      ...[application.preferred.enabled, application.preferred.prompt, application.preferred.password],
    ],
  },
  order: {
    title: ordering.title,
    settings: [
      ...[ordering.search.type, ordering.search.color, ordering.search.textColor],
      ...[ordering.products.multiple, ordering.products.emptyBaskets],
      ...[ordering.quantity.limit, ordering.quantity.maximum, ordering.quantity.password],
      ...[ordering.suppliers.rule, ordering.suppliers.lock, ordering.suppliers.password],
    ],
  },
  suppliers: {
    title: suppliers.title,
    settings: [
      ...[suppliers.terms.creditLimit, suppliers.terms.minimum, suppliers.terms.monthEnd],
      ...[suppliers.contact.account, suppliers.request],
    ],
  },
  regrets: {
    title: regrets.title,
    settings: [regrets.reordering.remove, regrets.reordering.last, regrets.partial.title, regrets.auto.enabled],
  },
  roles: { title: roles.title, settings: [roles.permissions, roles.add] },
  users: { title: users.title, settings: [users.add, users.reset.title] },
  pharmacies: { title: pharmacies.title, groupOnly: true, settings: [] },
  profile: { title: profile.title, settings: [] },
  information: { title: information.title, settings: [information.lastOrderNumber] },
  general: { title: general.title, settings: [general.country] },
};

/** Returns settings sections and their settings as entries. @param refusal why they are unavailable */
export function settingEntries(group: boolean, refusal: string | undefined): readonly Entry[] {
  return (Object.keys(SECTIONS) as SettingsSectionId[]).flatMap((section): Entry[] => {
    const { title, groupOnly = false, settings } = SECTIONS[section];
    if (groupOnly && !group) return [];
    const rest = { group: 'settings', refusal, target: { kind: 'path', path: paths.settings(section) } } as const;
    return [
      { id: `settings:${section}`, title, ...rest },
      ...settings.map((setting) => ({ id: `settings:${section}/${setting}`, title: setting, detail: title, ...rest })),
    ];
  });
}
