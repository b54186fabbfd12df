import type { BrandPack } from '../src/brandPack.ts';
import { MODES } from '../src/contract.ts';
import { adjustToContrast } from '../src/derive/color.ts';
import type { BrandInputs } from '../src/derive/inputs.ts';
import { getMark } from '../src/derive/palettes.ts';
import { PAPER } from '../src/derive/scales.ts';
import { derive } from '../src/derive.ts';
import { GREYS } from '../src/paperGreys.ts';
import { stylesheet } from '../src/stylesheet.ts';
import { designTokens } from './dtcg.ts';
import { entrance } from './entrance.ts';
import { type Folders, HEADING, lists } from './lists.ts';

/** Inputs by folder name. */
type Inputs = Readonly<Record<string, BrandInputs>>;

/** Returns style sheets and design tokens by their path in `themes`. */
const getThemes = (inputs: Inputs, { brands, tests }: Folders): Map<string, string> => {
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

/** Returns a brand's print style; the accent is darkened if a line on white needs it. */
export const styleOnPaper = (brand: BrandInputs): BrandPack['paper'] => ({
  accent: adjustToContrast(getMark(brand, 'light'), [GREYS.ground, GREYS.stripe], 3.05, 'darker'),
  ...PAPER,
  ...brand.paper,
});

/** Returns the module of precomputed print colours and its path in `themes`, so that printing solves no contrast. */
const getPaper = (inputs: Inputs, { brands }: Folders): [string, string] => {
  const lines = brands.flatMap((brand) => {
    const input = inputs[brand];
    if (!input) return [];
    const { accent, head, rows, headings } = styleOnPaper(input);
    const style = `head: '${head}', rows: '${rows}', headings: '${headings}'`;
    return [`  ${brand}: { accent: '${accent}', ${style} },\n`];
  });
  const names =
    "import type { BrandName } from './brands.ts';\nimport type { Color } from './contract.ts';\nimport type { PaperStyle } from './derive/inputs.ts';\n";
  const source =
    '/** Each brand on white paper. */\nexport const papers: Record<BrandName, PaperStyle & { accent: Color }>';
  return ['src/papers.ts', `${HEADING}\n${names}\n${source} = {\n${lines.join('')}};\n`];
};

/**
 * Returns sign-in pictures by their path in `themes`.
 * @throws for a brand that does not define its picture
 */
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

/** Returns all generated files by their path in `themes`. */
export const generate = (inputs: Inputs, folders: Folders): Map<string, string> =>
  new Map([...lists(folders), getPaper(inputs, folders), ...getThemes(inputs, folders), ...pictures(inputs, folders)]);
