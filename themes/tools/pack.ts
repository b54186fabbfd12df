import { basename } from 'node:path';
import type { BrandInfo, BrandTutorial, PictureByGround } from '../src/brandInfo.ts';
import type { BrandPack } from '../src/brandPack.ts';
import { MODES } from '../src/contract.ts';
import type { BrandInputs } from '../src/derive/inputs.ts';
import { derive } from '../src/derive.ts';
import { brandStylesheet } from '../src/ownBrand.ts';
import { getProblems } from './check.ts';
import { entrance } from './entrance.ts';
import { styleOnPaper } from './generate.ts';

/** A brand as defined in its folder. */
interface Brand {
  name: string;
  inputs: BrandInputs;
  /** Pictures are files of the folder. */
  info: BrandInfo;
  /** Files of the folder, if a recording exists. */
  tutorial?: BrandTutorial | undefined;
}

interface Pack {
  /** Text files to write, by path. */
  texts: Map<string, string>;
  /** Files to copy from the brand's folder: pictures and the recording. */
  files: readonly string[];
}

const getName = (address: string) => basename(new URL(address).pathname);
const getNames = ({ light, dark }: PictureByGround): PictureByGround => ({
  light: getName(light),
  dark: getName(dark),
});

/**
 * Returns the pack of a brand to serve next to an application built without it (0038).
 * @throws for an invalid name, and for unreadable or indistinguishable colours
 */
export function brandPack({ name, inputs, info, tutorial }: Brand): Pack {
  const problems = MODES.flatMap((mode) => getProblems(derive(inputs, mode)).map((problem) => `${mode}: ${problem}`));
  if (problems.length > 0) throw new Error(`${name} cannot be shown to everybody:\n${problems.join('\n')}`);
  const files: BrandInfo = {
    ...info,
    favicon: getName(info.favicon),
    logo: { mark: getNames(info.logo.mark), wordmark: getNames(info.logo.wordmark) },
    emptyCart: getNames(info.emptyCart),
    footerBanner: getNames(info.footerBanner),
    ...(tutorial && { tutorial }),
  };
  const doors = MODES.map((mode): [string, string] => {
    const picture = entrance(inputs, mode);
    if (picture === undefined) throw new Error(`${name} names no \`picture\`: { motif: 'stems' }, for example.`);
    return [`entrance-${mode}.svg`, picture];
  });
  const content: BrandPack = {
    info: files,
    entrance: { light: 'entrance-light.svg', dark: 'entrance-dark.svg' },
    paper: styleOnPaper(inputs),
  };
  return {
    texts: new Map([
      ['brand.json', `${JSON.stringify(content, null, 2)}\n`],
      ['theme.css', brandStylesheet(name, inputs)],
      ...doors,
    ]),
    files: [
      files.favicon,
      ...[files.logo.mark, files.logo.wordmark, files.emptyCart, files.footerBanner].flatMap(Object.values),
      ...Object.values(tutorial ?? {}),
    ],
  };
}
