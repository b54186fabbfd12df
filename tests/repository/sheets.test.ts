import { describe, expect, it } from 'vitest';
import { filesBelow, read } from '../../tools/architecture/sources.ts';

const COMMENT = /\/\*[\s\S]*?\*\//g;

/** All declarations of both packages' style sheets. */
const declared = ['design-system/src', 'app/src'].flatMap((folder) =>
  filesBelow(folder, '.css').flatMap((file) =>
    [
      ...read(file)
        .replace(COMMENT, '')
        .matchAll(/(?<=[;{]\s*)([\w-]+):\s*([^;{}]+);/g),
    ].map(([, property = '', value = '']) => ({ file, property, value: value.replace(/\s+/g, ' ') })),
  ),
);

const RAW_COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(|^(?:white|black|gr[ae]y|red|green|blue)$/i;
/** Lengths above a hairline and its compensation. */
const LENGTH = /(?<![\w.-])-?(?:[3-9]|\d\d+|\d*\.\d+)px/;

/** Values that must come from the theme: the affected properties, and the invalid values. */
const RULES: readonly [what: string, property: RegExp, wrong: RegExp][] = [
  ['colours', /color|background|border|outline|shadow|fill|stroke|^--/, RAW_COLOUR],
  ['radii', /^border-radius$/, /^(?!.*var\(--m-(?:radius-|entrance-radius|advert-window-radius)|50%$|0$|inherit$)/],
  ['faces', /^font-family$/, /^(?!var\(--m-font-\w+\)$|inherit$)/],
  ['shadows', /^box-shadow$/, /^(?!none$|.*var\(--m-(?:shadow|color)-|.*currentcolor)/],
  ['sizes of text', /^font-size$/, /^(?!var\(--m-(?:text-\w+|numeral|entrance-name|advert-\w+)-size\)$|inherit$|1em$)/],
  [
    'lines of text',
    /^line-height$/,
    /^(?!var\(--m-(?:text-\w+-line|numeral-line|control-\w+)\)$|inherit$|normal$|[01]$|calc\(var\(--m-grid)/,
  ],
  [
    'text in short',
    /^font$/,
    /^(?!inherit$)(?!.* var\(--m-text-\w+-size\) \/ var\(--m-text-\w+-line\) var\(--m-font-\w+\)$)/,
  ],
  ['space', /^(?:scroll-)?(?:padding|margin)(?:-[a-z-]+)?$|^(?:row-|column-)?gap$/, LENGTH],
  ['sizes of controls', /^(?:min-)?(?:height|block-size)$/, /^(?:2[3-9]|3\d|4[0-7])px$/],
  ['durations', /^(?:animation|transition)/, /(?<![\d.])(?!0\.01ms)[\d.]+m?s\b/],
];

describe('a style sheet leaves to the theme', () => {
  it.each(RULES)('%s', (_, property, wrong) => {
    const concerned = declared.filter((one) => property.test(one.property));
    expect(concerned.length).toBeGreaterThan(0);
    expect(concerned.filter(({ value }) => wrong.test(value))).toEqual([]);
  });
});

describe('the violations that a rule detects', () => {
  const isWrong = (of: string, value: string) => RULES.find(([what]) => what === of)?.[2].test(value);

  it.each([
    ...[
      ['colours', '#fff'],
      ['colours', '1px solid rgb(0 0 0)'],
      ['radii', '4px'],
      ['faces', 'Arial'],
    ],
    ...[
      ['shadows', '0 0 4px'],
      ['sizes of text', '13px'],
      ['lines of text', '18px'],
      ['lines of text', '1.4'],
    ],
    ...[
      ['text in short', '600 12px / 18px var(--m-font-body)'],
      ['space', '0 8px'],
      ['space', '-3px'],
    ],
    ...[
      ['space', 'calc(var(--m-space-100) + 3px)'],
      ['sizes of controls', '32px'],
      ['durations', 'spin 1s linear'],
    ],
  ] as [string, string][])('include %s: %s', (what, value) => expect(isWrong(what, value)).toBe(true));

  it.each([
    ...[
      ['space', '1px'],
      ['space', 'calc(var(--m-space-100) - 1px)'],
      ['sizes of controls', '8px'],
    ],
    ...[
      ['sizes of controls', 'var(--m-control-md)'],
      ['lines of text', 'var(--m-text-sm-line)'],
    ],
    ...[
      ['durations', 'm-spin var(--m-motion-spin) linear infinite'],
      ['colours', 'var(--m-color-text-muted)'],
    ],
  ] as [string, string][])('exclude %s: %s', (what, value) => expect(isWrong(what, value)).toBe(false));
});
