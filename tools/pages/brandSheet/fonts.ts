import { readFileSync } from 'node:fs';
import type { BrandTokens } from '../../../themes/src/contract.ts';
import { standaloneThemes } from '../../../themes/tools/standalone.ts';

/** Returns the font families of a brand without their fallbacks. */
const getFamilies = ({ font }: BrandTokens): Set<string> =>
  new Set([font.heading, font.body].map((stack) => (stack.split(',')[0] ?? '').replaceAll("'", '').trim()));

/** Returns the `@font-face` rules of a brand: Latin subsets as data URLs. */
export function getFontFaces(tokens: BrandTokens): string {
  const files = standaloneThemes();
  const families = getFamilies(tokens);
  const sheet = String(files['themes.css']?.content ?? '');
  return [...sheet.matchAll(/@font-face\s*\{[^}]*\}/g)]
    .map(([block]) => block)
    .filter(
      (block) => families.has(/font-family:\s*'([^']+)'/.exec(block)?.[1] ?? '') && /-latin-[\w-]+\.woff2/.test(block),
    )
    .map((block) =>
      block.replace(/url\(([^)]+)\)/g, (_, name: string) => {
        const file = files[name];
        if (!(file?.content instanceof URL)) throw new Error(`There is no face ${name}.`);
        return `url(data:${file.type};base64,${readFileSync(file.content).toString('base64')})`;
      }),
    )
    .join('\n');
}
