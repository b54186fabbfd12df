import { readFileSync } from 'node:fs';
import type { BrandInfo, PictureByGround } from '../../../themes/src/brandInfo.ts';
import { MODES, type Mode } from '../../../themes/src/contract.ts';
import type { BrandInputs } from '../../../themes/src/derive/inputs.ts';
import { derive } from '../../../themes/src/derive.ts';
import { entrance } from '../../../themes/tools/entrance.ts';
import { fromRoot } from '../../paths.ts';
import { escapeHtml } from '../standalonePage.ts';
import { getFontFaces } from './fonts.ts';
import { halfMarkup, halfStyle } from './half.ts';
import { motionInWords, shapeInWords, typeInWords } from './inWords.ts';

/** A brand as defined in its folder. */
interface Brand {
  inputs: BrandInputs;
  info: BrandInfo;
}

const read = (...path: string[]) => readFileSync(fromRoot(...path), 'utf8');
const component = (name: string) => read('design-system', 'src', 'components', name, `${name}.css`);

const sheet = (name: string) => read('tools', 'pages', 'brandSheet', `${name}.css`);

const dataUrl = (svg: string | Buffer): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const asData = (address: string): string => dataUrl(readFileSync(new URL(address)));
const bothAsData = ({ light, dark }: PictureByGround): Record<Mode, string> => ({
  light: asData(light),
  dark: asData(dark),
});

/**
 * Returns a self-contained HTML sheet of a brand, A3 or scaled to A4, to send to a partner. Shows the theme's values in
 * both modes on design-system panels and buttons.
 */
export function brandSheet({ inputs, info }: Brand): string {
  const name = info.productName;
  const halves = MODES.map((mode) => ({
    mode,
    name,
    tokens: derive(inputs, mode),
    wordmark: bothAsData(info.logo.wordmark),
    mark: bothAsData(info.logo.mark),
    entrance: dataUrl(entrance(inputs, mode) ?? ''),
  }));
  const light = derive(inputs, 'light');
  const marks = bothAsData(info.logo.mark);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(name)} on one sheet</title>
<link rel="icon" href="${asData(info.favicon)}">
<style>
${getFontFaces(light)}
${halves.map(halfStyle).join('\n')}
${sheet('reset')}
${component('Button')}
${component('Panel')}
${read('app', 'src', 'features', 'login', 'entrance.css')}
${['sheet', 'login', 'samples'].map(sheet).join('\n')}
</style>
<main>
<header class="half" data-mode="light">
  <img class="mark" src="${marks.light}" alt="">
  <h1>${escapeHtml(name)}</h1>
  <p class="colours"><i style="background:${inputs.accent.light}"></i>${inputs.accent.light} by day<i style="background:${inputs.accent.dark}"></i>${inputs.accent.dark} at night</p>
</header>
<div class="halves">
${halves.map(halfMarkup).join('\n')}
</div>
<footer class="half" data-mode="light">
  <section><h2>Type</h2><p>${typeInWords(light)}</p></section>
  <section><h2>Shape</h2><p>${shapeInWords(light)}</p></section>
  <section><h2>Motion</h2><p>${motionInWords(light.motion)}</p></section>
  <section><h2>Contrast</h2><p>Of the letters on a fill; of a text, a status or a line on panels. Text needs 4.5 : 1, a line 3 : 1.</p></section>
</footer>
</main>
</html>
`;
}
