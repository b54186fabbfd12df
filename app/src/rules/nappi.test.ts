import { expect, it } from 'vitest';
import { medicalAidKey } from './nappi.ts';

it.each([
  ['70412003', '70412'],
  ['007041200301', '007041200'],
  ['001', ''],
  ['', ''],
])('converts %j to the medical aid key %j: a code is text, and keeps its zeros', (nappi, key) => {
  expect(medicalAidKey(nappi)).toBe(key);
});
