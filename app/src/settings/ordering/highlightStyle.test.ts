import { describe, expect, it } from 'vitest';
import { highlightStyle } from './highlightStyle.ts';

describe('the colours of a match', () => {
  it('are those of the settings, their hue in dark mode, or the brand’s', () => {
    const style = (color: string, text: string) =>
      highlightStyle({ ordering_SearchHighlightColor: color, ordering_SearchHighlightTextColor: text });
    expect(style('#ffe58a', '#111')).toEqual({
      '--m-grid-match-bg': 'light-dark(#ffe58a, oklch(from #ffe58a 0.42 min(c, 0.09) h))',
      '--m-grid-match-text': 'light-dark(#111, oklch(from #ffe58a 0.96 min(c, 0.03) h))',
    });
    expect(style('#ffe58a', '')).toEqual({});
    expect(style('url(x)', '#111')).toEqual({});
  });
});
