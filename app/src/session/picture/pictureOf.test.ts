import { expect, it } from 'vitest';
import { pictureOf } from './pictureOf.ts';

it('gives a picture with its prefix, whether it came with one or not', () => {
  expect([
    pictureOf({ image: '' }),
    pictureOf({ image: '/9j/4AAQ' }),
    pictureOf({ image: 'data:image/png;base64,x' }),
  ]).toEqual([undefined, 'data:image/jpeg;base64,/9j/4AAQ', 'data:image/png;base64,x']);
});
