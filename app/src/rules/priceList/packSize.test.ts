import { describe, expect, it } from 'vitest';
import { comparePacks, packContents } from './packSize.ts';

const contents = (count: number, each: number, unit: string) => ({ count, each, unit });

describe('the content of a pack', () => {
  it.each([
    ['30', contents(30, 1, '')],
    ["28's", contents(28, 1, '')],
    ['28S', contents(28, 1, '')],
    [' 100 ml ', contents(1, 100, 'ml')],
    ['100ML', contents(1, 100, 'ml')],
    ['1', contents(1, 1, '')],
    ['16.7ml', contents(1, 16.7, 'ml')],
    ['0,5ml', contents(1, 0.5, 'ml')],
    ['5 x 3ml', contents(5, 3, 'ml')],
    ['50x3ml', contents(50, 3, 'ml')],
    ['50 × 3 ml', contents(50, 3, 'ml')],
    ['2 x 0.8ml', contents(2, 0.8, 'ml')],
    ['24 x 0.25ml', contents(24, 0.25, 'ml')],
    ['6 x 30', contents(180, 1, '')],
    ['1l', contents(1, 1000, 'ml')],
    ['0.1l', contents(1, 100, 'ml')],
    ['20g', contents(1, 20, 'g')],
    ['2kg', contents(1, 2000, 'g')],
    ['500mg', contents(1, 0.5, 'g')],
    ['20000', contents(20_000, 1, '')],
    ['', null],
    ['   ', null],
    ['0', null],
    ['0ml', null],
    ['0 x 3ml', null],
    ['5 x 0ml', null],
    ['0.5', null],
    ['7,5', null],
    ['2 x 7.5', null],
    ['1.5 x 3ml', null],
    ['200 doses', null],
    ['10cm', null],
    ['-5', null],
    ['kit', null],
    ['5 x', null],
    ['x 3ml', null],
    ['5 x 3ml x 2', null],
  ])('%j is %j', (packsize, expected) => expect(packContents(packsize)).toEqual(expected));
});

describe('the comparison of two packs', () => {
  it.each([
    ['5 x 3ml', '50 x 3ml', { one: 5, other: 50, in: { unit: 'ml', each: 3 } }],
    ['28', '30', { one: 28, other: 30, in: { unit: '', each: null } }],
    ['30', '30', { one: 30, other: 30, in: { unit: '', each: null } }],
    ['3 x 10', '30', { one: 30, other: 30, in: { unit: '', each: null } }],
    ['100ml', '60ml', { one: 100, other: 60, in: { unit: 'ml', each: null } }],
    ['100ml', '100ml', { one: 1, other: 1, in: { unit: 'ml', each: 100 } }],
    ['10 x 2ml', '5 x 3ml', { one: 20, other: 15, in: { unit: 'ml', each: null } }],
    ['3 x 0.1ml', '1 x 0.2ml', { one: 0.3, other: 0.2, in: { unit: 'ml', each: null } }],
    ['1l', '1000ml', { one: 1, other: 1, in: { unit: 'ml', each: 1000 } }],
    ['20g', '100ml', null],
    ['30', '100ml', null],
    ['', '30', null],
    ['30', '0', null],
    ['', '', null],
    ['0.5', '0.5', null],
  ])('%j and %j are %j', (a, b, expected) => expect(comparePacks(a, b)).toEqual(expected));
});
