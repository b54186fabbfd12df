type CreditLevel = 'none' | 'low' | 'medium' | 'high' | 'over';

/**
 * Returns the level of credit used (ruling 13): green up to 25 %, yellow below 50 %, orange below 100 %, red from there
 * on. `none` without a limit. Both numbers in the same unit.
 */
export const creditLevel = (usage: number, limit: number): CreditLevel => {
  if (limit <= 0) return 'none';
  const share = usage / limit;
  if (share <= 0.25) return 'low';
  if (share < 0.5) return 'medium';
  return share < 1 ? 'high' : 'over';
};
