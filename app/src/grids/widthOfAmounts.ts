/** Returns a key for a grid's `widthsOf` from the widest amount, so that columns shrink with their content. */
export const widthOfAmounts = (cents: readonly number[], money: (cents: number) => string): string =>
  String(money(Math.max(0, ...cents)).length);
