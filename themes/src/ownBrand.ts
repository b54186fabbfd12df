import { MODES } from './contract.ts';
import type { BrandInputs } from './derive/inputs.ts';
import { derive } from './derive.ts';
import { themeBlock } from './stylesheet.ts';

export { brandFrom } from './brandFrom.ts';
export type { BrandInputs };

/**
 * The style sheet of a brand that is none of ours, in both modes. For a script that runs when an application is built:
 * contrast is solved here, which is no work for a page.
 * @param name what `data-brand` on `<html>` says: small letters, digits and hyphens, a letter first
 * @param brand its dozen decisions; those that `brandFrom` proposes, or your own
 * @throws for a name that is none
 */
export function brandStylesheet(name: string, brand: BrandInputs): string {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(`'${name}' cannot be a brand's name. Use small letters, digits and hyphens, a letter first.`);
  return MODES.map((mode) => themeBlock({ brand: name, mode, tokens: derive(brand, mode) })).join('\n');
}
