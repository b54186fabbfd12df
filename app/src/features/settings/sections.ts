import type { ComponentType } from 'react';
import type { SettingsSectionId } from '#pages/paths.ts';
import { SECTION_PARTS } from '#settings/sections/sectionParts.ts';
import type { messages } from './messages.ts';

export interface Section {
  id: SettingsSectionId;
  /** Heading in the menu. */
  heading: keyof typeof messages.headings;
  groupOnly?: boolean;
  /** Loaded on first use. */
  Content: ComponentType;
}

/** Sections of the settings page, in menu order (000 §2). */
export const SECTIONS: readonly Section[] = [
  { id: 'application', heading: 'rules', Content: SECTION_PARTS.application },
  { id: 'order', heading: 'rules', Content: SECTION_PARTS.order },
  { id: 'suppliers', heading: 'rules', Content: SECTION_PARTS.suppliers },
  { id: 'regrets', heading: 'rules', Content: SECTION_PARTS.regrets },
  { id: 'roles', heading: 'people', Content: SECTION_PARTS.roles },
  { id: 'users', heading: 'people', Content: SECTION_PARTS.users },
  { id: 'pharmacies', heading: 'people', groupOnly: true, Content: SECTION_PARTS.pharmacies },
  { id: 'profile', heading: 'own', Content: SECTION_PARTS.profile },
  { id: 'information', heading: 'own', Content: SECTION_PARTS.information },
  { id: 'general', heading: 'own', Content: SECTION_PARTS.general },
];

export const sectionsFor = (staff: { grouporderingenabled: boolean }): readonly Section[] =>
  SECTIONS.filter(({ groupOnly }) => !groupOnly || staff.grouporderingenabled);

/** Returns the section from the address, or the first. */
export function sectionNamed(sections: readonly Section[], name: string | null): Section | undefined {
  return sections.find(({ id }) => id === name?.toLowerCase()) ?? sections[0];
}
