import { expect, it } from 'vitest';
import { messages } from '#settings/application/messages.ts';
import { vatProblem } from './vat.ts';

it.each([15, 0, 14.5, '15'])('VAT of %j is a number', (vat) => {
  expect(vatProblem(vat)).toBeUndefined();
});

it.each([Number.NaN, '', 'fifteen', '15 %', null, undefined, {}, '٣'])('VAT of %j is none', (vat) => {
  expect(vatProblem(vat)).toBe(messages.prices.vatNotANumber);
});
