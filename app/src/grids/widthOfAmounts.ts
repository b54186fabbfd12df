/**
 * How wide the widest of some amounts is, as a grid's `widthsOf`: its columns become narrower once amounts do, as of an
 * order that was long.
 */
export const widthOfAmounts = (cents: readonly number[], money: (cents: number) => string): string =>
  String(money(Math.max(0, ...cents)).length);
