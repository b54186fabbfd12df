import { expect, it } from 'vitest';
import { formatRoundMoney } from './roundMoney.ts';

it.each([
  [0, 'R0'],
  [95_049, 'R950'],
  [99_949, 'R999'],
  [99_950, 'R1k'],
  [8_316_432, 'R83k'],
  [952_000, 'R9.5k'],
  [99_940_000, 'R999k'],
  [99_950_000, 'R1m'],
  [171_965_034, 'R1.7m'],
  [-120_000, '-R1.2k'],
])('rounds %d cents to %s', (cents, text) => expect(formatRoundMoney(cents, 'R')).toBe(text));
