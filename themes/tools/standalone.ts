import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const here = (path: string) => new URL(`../${path}`, import.meta.url);
const resolve = createRequire(import.meta.url).resolve;

/** A style file for a page outside the application. */
interface StandaloneFile {
  content: string | URL;
  type: string;
}

/**
 * Returns the themes for pages that are not built, by file name: `themes.css` with the roles of each brand and mode,
 * and its fonts. A page selects with `data-brand` and `data-mode` on its root.
 */
export function standaloneThemes(): Record<string, StandaloneFile> {
  const faces: Record<string, StandaloneFile> = {};
  const sheets = [...readFileSync(here('src/fonts.css'), 'utf8').matchAll(/@import "([^"]+)"/g)].map(
    ([, name = '']) => {
      const sheet = resolve(name);
      // Drops the older WOFF format: browsers that need it cannot show the pages.
      return readFileSync(sheet, 'utf8')
        .replace(/, url\([^)]+\.woff\) format\('woff'\)/g, '')
        .replace(/url\(([^)]+)\)/g, (_, path: string) => {
          const face = join(dirname(sheet), path);
          faces[basename(face)] = { content: pathToFileURL(face), type: 'font/woff2' };
          return `url(${basename(face)})`;
        });
    },
  );
  const themes = readFileSync(here('generated/themes.css'), 'utf8');
  return { ...faces, 'themes.css': { content: [...sheets, themes].join('\n'), type: 'text/css' } };
}
