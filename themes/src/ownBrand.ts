import { MODES } from './contract.ts';
import type { BrandInputs } from './derive/inputs.ts';
import { derive } from './derive.ts';
import { themeBlock } from './stylesheet.ts';

export { brandFrom } from './brandFrom.ts';
export type { BrandInputs };

/**
 * Returns the style sheet of an external brand in both modes. Run it at build time: solving contrast is too slow for a
 * page.
 * @param name value of `data-brand` on `<html>`: lower-case letters, digits and hyphens, starting with a letter
 * @param brand its inputs, from `brandFrom` or your own
 * @throws if the name is invalid
 */
export function brandStylesheet(name: string, brand: BrandInputs): string {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(`'${name}' cannot be a brand's name. Use small letters, digits and hyphens, a letter first.`);
  return MODES.map((mode) => themeBlock({ brand: name, mode, tokens: derive(brand, mode) })).join('\n');
}
