import { type BrandName, brandInfo } from '@mortar/themes';
import { derive } from '../../themes/src/derive.ts';
import { inputs } from '../../themes/src/inputs.ts';

interface ReleasePageOptions {
  brand: BrandName;
  version: string;
  /** Address of the brand's icon. */
  favicon: string;
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Returns the colour of the browser's frame in a mode: that of the page. */
const getThemeColour = (brand: BrandName, mode: 'light' | 'dark') =>
  `<meta name="theme-color" media="(prefers-color-scheme: ${mode})" content="${derive(inputs[brand], mode).color.surface.page}" />`;

/**
 * Returns `index.html` as it is before scripts run: with the brand, and with the release's version, which the application
 * prefers to that of `config.json`, since the operator's file stays while releases change.
 */
export function releasePage(html: string, { brand, version, favicon }: ReleasePageOptions): string {
  const { documentTitle } = brandInfo[brand];
  const head = [
    `<meta name="mortar-version" content="${escapeAttribute(version)}" />`,
    getThemeColour(brand, 'light'),
    getThemeColour(brand, 'dark'),
    '<link rel="preload" href="/config.json" as="fetch" crossorigin />',
  ];
  return html
    .replace(/data-brand="[^"]*"/, `data-brand="${brand}"`)
    .replace(/<title>[^<]*<\/title>/, `<title>${escapeAttribute(documentTitle)}</title>`)
    .replace('href="data:,"', `href="${favicon}"`)
    .replace('</title>', `</title>\n    ${head.join('\n    ')}`);
}
