import { describe, expect, it } from 'vitest';
import { brandFrom } from '../../../themes/src/brandFrom.ts';
import { BRANDS, type BrandName } from '../../../themes/src/brands.ts';
import { MODES } from '../../../themes/src/contract.ts';
import { derive } from '../../../themes/src/derive.ts';
import { brandInfo } from '../../../themes/src/infos.ts';
import { inputs } from '../../../themes/src/inputs.ts';
import { WORDS } from '../../../themes/src/words.ts';
import { brandSheet } from './brandSheet.ts';
import { fontName, motionInWords, shapeInWords } from './inWords.ts';

/** The sheet without its embedded images and fonts. */
const getText = (sheet: string) => sheet.replace(/data:[\w/+]+;base64,[\w+/=]+/g, 'data:');
const getSheet = (brand: BrandName) => getText(brandSheet({ inputs: inputs[brand], info: brandInfo[brand] }));

describe('the overview page of a brand', () => {
  it.each(BRANDS)('shows %s in both modes, without external requests', (brand) => {
    const sheet = getSheet(brand);
    expect(sheet).toContain(`<title>${brandInfo[brand].productName} on one sheet</title>`);
    for (const mode of MODES) {
      const { color, font } = derive(inputs[brand], mode);
      expect(sheet).toContain(`<section class="half" data-mode="${mode}">`);
      expect(sheet).toContain(`--m-color-button-primary-bg: ${color.button.primaryBg};`);
      expect(sheet).toContain(`font-family: '${font.body.split("'")[1]}'`);
    }
    expect(
      sheet.match(/https?:(?!\/\/www\.w3\.org\/2000\/svg)|(?:src|href)="(?!data:)|url\((?!["']?data:)|@import|<script/),
    ).toBeNull();
    expect(sheet.match(/undefined|NaN/)).toBeNull();
  });

  it('uses the role names of the themes', () => {
    const sheet = getSheet('mortar');
    const declared = new Set([...sheet.matchAll(/(--m-[\w-]+):/g)].map(([, name]) => name));
    const used = new Set([...sheet.matchAll(/var\((--m-[\w-]+)\)/g)].map(([, name]) => name));
    expect([...used].filter((name) => !declared.has(name))).toEqual([]);
  });
});

describe('the description of a brand', () => {
  it('describes its motion', () => {
    expect(motionInWords(derive(inputs.aloe, 'light').motion)).toBe(
      'What comes takes 180 ms, slowing down at its end: grown from 98 % of its size. What goes takes 140 ms.',
    );
    expect(motionInWords(derive(inputs.fynbos, 'light').motion)).toBe(
      'What comes takes 240 ms, fast, then settling softly: from 12 px below. What goes is gone at once.',
    );
    expect(motionInWords(derive(inputs.protea, 'light').motion)).toContain('at one pace: fading alone');
  });

  it('describes its corners', () => {
    expect(shapeInWords(derive(inputs.protea, 'light'))).toContain('fields square, buttons square');
    expect(shapeInWords(derive(inputs.aloe, 'light'))).toContain('buttons pills, panels 16 px. Panels without frames.');
  });

  it('describes different motion for each word', () => {
    const declared = WORDS.map((word) => motionInWords(derive(brandFrom('acme', '#0f766e', word), 'light').motion));
    expect(new Set(declared).size).toBe(WORDS.length);
  });

  it('names a font without its fallbacks', () => {
    expect(fontName("'Source Serif 4 Variable', 'Source Serif 4', Georgia, serif")).toBe('Source Serif 4');
  });
});
