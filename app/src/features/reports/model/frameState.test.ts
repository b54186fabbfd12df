import { expect, it } from 'vitest';
import { type FrameEvent, type FrameState, isFramed, nextFrameState } from './frameState.ts';

const loaded: FrameEvent = { type: 'loaded', online: true };
const waited: FrameEvent = { type: 'waited' };
const silent: FrameEvent = { type: 'said nothing' };
const shown: FrameEvent = { type: 'shown' };

it.each<[string, FrameEvent[], FrameState]>([
  ['is loading', [], 'loading'],
  ['has loaded', [loaded], 'loaded'],
  ['is shown once it says so', [loaded, shown], 'shown'],
  ['may say so before the browser does', [shown, loaded, silent], 'shown'],
  ['is silent if it reports nothing', [loaded, silent], 'silent'],
  ['is shown however late it says so', [loaded, silent, shown], 'shown'],
  ['is late if nothing loads', [waited], 'late'],
  ['is not late once it has loaded', [loaded, waited], 'loaded'],
  ['is offline if it loads without a network', [{ type: 'loaded', online: false }], 'offline'],
  ['is refused by our own policy', [loaded, { type: 'blocked' }], 'refused'],
])('a frame %s', (_, events, state) => {
  expect(events.reduce(nextFrameState, 'loading')).toBe(state);
});

it('renders the frame unless loading failed', () => {
  const states: FrameState[] = ['loading', 'loaded', 'shown', 'silent', 'late', 'offline', 'refused'];
  expect(states.filter(isFramed)).toEqual(['loading', 'loaded', 'shown', 'silent']);
});
