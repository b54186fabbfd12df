import type { Staff } from '@mortar/contract';
import type { BrandName } from '@mortar/themes';
import type { Letterhead } from '#documents/pages/pages.ts';
import { messages } from '#orders/printing/messages.ts';

/** Returns the letterhead: pharmacy with known address and number. */
export function letterhead(staff: Staff, brand: BrandName): Letterhead {
  const { physicaladdress, physicalsuburb, physicalcity, physicalareacode, bhf } = staff;
  const joinNonEmpty = (parts: readonly string[]) => parts.filter((part) => part.trim() !== '').join(', ');
  const lines = [
    joinNonEmpty([physicaladdress, physicalsuburb]),
    joinNonEmpty([physicalcity, physicalareacode]),
    bhf.trim() && messages.paper.practice(bhf),
  ];
  return { brand, name: staff.retailername, lines: lines.filter((line) => line !== '') };
}
