import type { BrandTokens, Color } from '../../../themes/src/contract.ts';
import { contrast } from '../../../themes/src/derive/color.ts';

const ratioText = (ratio: number) => ratio.toFixed(1);

/** A colour with text on it and its contrast. */
const chip = (name: string, fill: Color, ink: Color, edge: Color, note: string) =>
  `<li><span class="chip" style="background:${fill};color:${ink};border-color:${edge}">Aa</span><b>${name}</b><code>${fill}</code><span>${note}</span></li>`;

/** Returns a brand's key colours, each with its contrast: of text on it, or of itself on a panel. */
export function paletteMarkup({ color }: BrandTokens): string {
  const { surface, text, palette, button, status, border } = color;
  const createFilledChip = (name: string, fill: Color, ink: Color, edge: Color = fill) =>
    chip(name, fill, ink, edge, `${ratioText(contrast(ink, fill))} : 1`);
  const reads = (name: string, ink: Color) =>
    chip(name, ink, surface.panel, ink, `${ratioText(contrast(ink, surface.panel))} : 1`);
  const chips = [
    createFilledChip('Button', button.primaryBg, button.primaryText, button.primaryBorder),
    reads('Accent text', palette.accent.fg),
    reads('Accent line', palette.accent.border),
    createFilledChip('Quiet accent', palette.accent.muted, palette.accent.fg),
    createFilledChip('Page', surface.page, text.default, border.default),
    createFilledChip('Panel', surface.panel, text.default, border.default),
    reads('Text', text.default),
    reads('Quiet text', text.muted),
    createFilledChip('Success', palette.success.solid, palette.success.contrast),
    createFilledChip('Warning', palette.warning.solid, palette.warning.contrast),
    createFilledChip('Danger', palette.danger.solid, palette.danger.contrast),
    createFilledChip('Information', palette.info.solid, palette.info.contrast),
    reads('Invoiced', status.invoiced.fg),
    reads('Partial', status.partial.fg),
    reads('Regretted', status.regretted.fg),
    reads('Waiting', status.waiting.fg),
  ];
  return `<ul class="palette">${chips.join('')}</ul>`;
}

/** Returns the chart series colours in order. */
export const seriesMarkup = ({ color }: BrandTokens): string =>
  `<div class="series" role="img" aria-label="Colours of a chart's parts">${Object.values(color.chart.series)
    .map((fill, index) => `<i style="background:${fill};flex-grow:${6 - index}"></i>`)
    .join('')}</div>`;
