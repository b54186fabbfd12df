import type { StaffMember } from '@mortar/contract';

/** Returns a user's picture as an image source, or undefined. */
export function getPicture({ image }: Pick<StaffMember, 'image'>): string | undefined {
  if (!image) return undefined;
  return image.startsWith('data:') ? image : `data:image/jpeg;base64,${image}`;
}
