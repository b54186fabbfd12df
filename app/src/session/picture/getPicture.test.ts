import { expect, it } from 'vitest';
import { getPicture } from './getPicture.ts';

it('returns a picture with its prefix, whether it was stored with one or not', () => {
  expect([
    getPicture({ image: '' }),
    getPicture({ image: '/9j/4AAQ' }),
    getPicture({ image: 'data:image/png;base64,x' }),
  ]).toEqual([undefined, 'data:image/jpeg;base64,/9j/4AAQ', 'data:image/png;base64,x']);
});
