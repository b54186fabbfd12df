import { MODES } from '../src/contract.ts';
import { derive } from '../src/derive.ts';
import { inputs } from '../src/inputs.ts';
import { stylesheet } from '../src/stylesheet.ts';
import { designTokens } from './dtcg.ts';
import { entrance } from './entrance.ts';

/** Every generated file by its name in `themes/generated`. */
export const generate = (): Map<string, string> => {
  const themes = Object.entries(inputs).flatMap(([brand, input]) =>
    MODES.map((mode) => ({ brand, mode, tokens: derive(input, mode) })),
  );
  const shipped = themes.filter(({ brand }) => brand !== 'wireframe');
  return new Map([
    ['themes.css', stylesheet(shipped)],
    ['wireframe.css', stylesheet(themes.filter(({ brand }) => brand === 'wireframe')).replace(':root,\n', '')],
    ...shipped.map(({ brand, mode, tokens }): [string, string] => [
      `${brand}.${mode}.tokens.json`,
      `${JSON.stringify(designTokens(tokens), null, 2)}\n`,
    ]),
  ]);
};

/** Every drawn picture of a brand, by its path in `themes/src/brands`. */
export const pictures = (): Map<string, string> =>
  new Map(
    Object.entries(inputs).flatMap(([brand, input]) =>
      MODES.flatMap((mode): [string, string][] => {
        const picture = entrance(input, mode);
        return picture === undefined ? [] : [[`${brand}/entrance-${mode}.svg`, picture]];
      }),
    ),
  );
