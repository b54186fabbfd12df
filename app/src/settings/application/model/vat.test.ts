import { expect, it } from 'vitest';
import { messages } from '#settings/application/messages.ts';
import { vatProblem } from './vat.ts';

it.each([15, 0, 14.5, '15'])('accepts %j as VAT', (vat) => {
  expect(vatProblem(vat)).toBeUndefined();
});

it.each([Number.NaN, '', 'fifteen', '15 %', null, undefined, {}, '٣'])('rejects %j as VAT', (vat) => {
  expect(vatProblem(vat)).toBe(messages.prices.vatNotANumber);
});
