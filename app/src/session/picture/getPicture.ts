import type { StaffMember } from '@mortar/contract';

/** The picture of a person as an image takes it; undefined where there is none. */
export function getPicture({ image }: Pick<StaffMember, 'image'>): string | undefined {
  if (!image) return undefined;
  return image.startsWith('data:') ? image : `data:image/jpeg;base64,${image}`;
}
