import { expect, it } from 'vitest';
import { getMainChange } from './cause.ts';

const bytes = (...colours: number[]) =>
  new Uint8Array(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));

it.each<[string, Uint8Array, Uint8Array, string | undefined]>([
  [
    'the colour change of most pixels',
    bytes(0x111111, 0x111111, 0xff0000),
    bytes(0x222222, 0x222222, 0xff0001),
    '#111111 #222222',
  ],
  ['nothing if nothing differs', bytes(0x111111), bytes(0x111111), undefined],
  ['changed pixels only, however many are unchanged', bytes(1, 1, 1, 2), bytes(1, 1, 1, 3), '#000002 #000003'],
  ['the same one of two that are as many', bytes(5, 6), bytes(6, 5), '#000005 #000006'],
])('a change is identified by %s', (_, before, after, change) => expect(getMainChange(before, after)).toBe(change));
