import { describe, expect, it } from 'vitest';
import { getAddress, getView, type View } from '../../../.storybook/review/site/view.ts';

const usual = getView('');

describe('an address', () => {
  it.each<[string, Partial<View>]>([
    ['#/', {}],
    ['#/browse?area=Popups&reviewState=changed', { page: 'browse', area: 'Popups', reviewState: 'changed' }],
    ['#/entry/popups-cart?tab=guide', { page: 'entry', entry: 'popups-cart', tab: 'guide' }],
    [
      '#/compare/a?combination=aloe+dark&way=blink&zoom=4',
      { page: 'compare', entry: 'a', combination: 'aloe dark', way: 'blink', zoom: '4' },
    ],
  ])('%s contains the complete view', (address, view) => {
    expect(getAddress({ ...usual, ...view })).toBe(address);
    expect(getView(address)).toEqual({ ...usual, ...view });
  });

  it.each(['#/unknown/a', '#/entry?page=compare', '#nonsense', '#/?entry=a'])(
    'that is invalid opens a page: %s',
    (address) => expect(['start', 'entry']).toContain(getView(address).page),
  );
});
