import { MODES } from '../src/contract.ts';
import { derive } from '../src/derive.ts';
import { inputs } from '../src/inputs.ts';
import { stylesheet } from '../src/stylesheet.ts';
import { designTokens } from './dtcg.ts';

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
