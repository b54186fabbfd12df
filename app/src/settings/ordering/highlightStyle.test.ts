import { describe, expect, it } from 'vitest';
import { highlightStyle } from './highlightStyle.ts';

describe('the colours of a match', () => {
  it('are both of the settings, or the brand’s', () => {
    const style = (color: string, text: string) =>
      highlightStyle({ ordering_SearchHighlightColor: color, ordering_SearchHighlightTextColor: text });
    expect(style('#ffe58a', '#111')).toEqual({ '--m-grid-match-bg': '#ffe58a', '--m-grid-match-text': '#111' });
    expect(style('#ffe58a', '')).toEqual({});
    expect(style('url(x)', '#111')).toEqual({});
  });
});
