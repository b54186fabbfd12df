import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const urlOf = (path: string) => new URL(`../${path}`, import.meta.url);
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
  const fonts: Record<string, StandaloneFile> = {};
  const sheets = [...readFileSync(urlOf('src/fonts.css'), 'utf8').matchAll(/@import "([^"]+)"/g)].map(
    ([, name = '']) => {
      const sheet = resolve(name);
      // Drops the older WOFF format: browsers that need it cannot show the pages.
      return readFileSync(sheet, 'utf8')
        .replace(/, url\([^)]+\.woff\) format\('woff'\)/g, '')
        .replace(/url\(([^)]+)\)/g, (_, path: string) => {
          const font = join(dirname(sheet), path);
          fonts[basename(font)] = { content: pathToFileURL(font), type: 'font/woff2' };
          return `url(${basename(font)})`;
        });
    },
  );
  const themes = readFileSync(urlOf('generated/themes.css'), 'utf8');
  return { ...fonts, 'themes.css': { content: [...sheets, themes].join('\n'), type: 'text/css' } };
}
