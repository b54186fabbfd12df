import { MODES } from '../src/contract.ts';
import type { BrandInputs } from '../src/derive/inputs.ts';
import { derive } from '../src/derive.ts';
import { stylesheet } from '../src/stylesheet.ts';
import { designTokens } from './dtcg.ts';
import { entrance } from './entrance.ts';
import { type Folders, lists } from './lists.ts';

/** Every folder's inputs, by its name. */
type Inputs = Readonly<Record<string, BrandInputs>>;

/** Style sheets and design tokens, by their path in `themes`. */
const themesOf = (inputs: Inputs, { brands, tests }: Folders): Map<string, string> => {
  const themes = (names: readonly string[]) =>
    names.flatMap((brand) => {
      const input = inputs[brand];
      return input ? MODES.map((mode) => ({ brand, mode, tokens: derive(input, mode) })) : [];
    });
  const shipped = themes(brands);
  return new Map([
    ['generated/themes.css', stylesheet(shipped)],
    ...tests.map((name): [string, string] => [
      `generated/${name}.css`,
      stylesheet(themes([name])).replace(':root,\n', ''),
    ]),
    ...shipped.map(({ brand, mode, tokens }): [string, string] => [
      `generated/${brand}.${mode}.tokens.json`,
      `${JSON.stringify(designTokens(tokens), null, 2)}\n`,
    ]),
  ]);
};

/** Pictures at the door, by their path in `themes`. @throws for a brand that does not say what its picture is made of */
export const pictures = (inputs: Inputs, { brands }: Folders): Map<string, string> =>
  new Map(
    brands.flatMap((brand) =>
      MODES.map((mode): [string, string] => {
        const input = inputs[brand];
        const picture = input && entrance(input, mode);
        if (picture === undefined)
          throw new Error(`themes/src/brands/${brand}/brand.ts names no \`picture\`: { motif: 'stems' }, for example.`);
        return [`src/brands/${brand}/entrance-${mode}.svg`, picture];
      }),
    ),
  );

/** Everything that is made from the brands' folders, by its path in `themes`. */
export const generate = (inputs: Inputs, folders: Folders): Map<string, string> =>
  new Map([...lists(folders), ...themesOf(inputs, folders), ...pictures(inputs, folders)]);
