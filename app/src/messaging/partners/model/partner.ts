import type { MessagingSupplier } from '@mortar/contract';

/** Possible recipient of messages. */
export interface Partner {
  hash: string;
  name: string;
  /** Only online suppliers can receive messages (002 §4). */
  online: boolean;
  /** Address or data of the picture; '' for none. */
  picture: string;
}

export const toPartner = (supplier: MessagingSupplier): Partner => ({
  hash: supplier.registeredhash,
  name: supplier.wholesalername,
  online: supplier.online,
  picture: supplier.profilepicture,
});

/** Returns the partners whose name contains the text, ignoring case (002 §2.10). */
export function filterPartners(partners: readonly Partner[], search: string): readonly Partner[] {
  const words = search.trim().toLowerCase();
  return partners.filter(({ name }) => name.toLowerCase().includes(words));
}
