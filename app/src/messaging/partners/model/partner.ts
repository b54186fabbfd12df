import type { MessagingSupplier } from '@mortar/contract';

/** Whom one may write to. */
export interface Partner {
  hash: string;
  name: string;
  /** Only who is online can be written to (002 §4). */
  online: boolean;
  /** The address or data of their picture; '' for none. */
  picture: string;
}

export const toPartner = (supplier: MessagingSupplier): Partner => ({
  hash: supplier.registeredhash,
  name: supplier.wholesalername,
  online: supplier.online,
  picture: supplier.profilepicture,
});

/** Those whose name holds what is searched, in any case (002 §2.10). */
export function found(partners: readonly Partner[], search: string): readonly Partner[] {
  const words = search.trim().toLowerCase();
  return partners.filter(({ name }) => name.toLowerCase().includes(words));
}
