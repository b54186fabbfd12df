/** Removes common leading words but keeps at least one: 'Sea Point' for 'Table Bay Pharmacy Sea Point'. */
export function shortNames(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(' '));
  const [first = []] = words;
  let common = 0;
  while (names.length > 1 && words.every((each) => each.length > common + 1 && each[common] === first[common]))
    common++;
  return words.map((each) => each.slice(common).join(' '));
}
