/** Names without the words that all of them begin with, where each keeps one: 'Sea Point' of 'Table Bay Pharmacy Sea Point'. */
export function shortNames(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(' '));
  const [first = []] = words;
  let common = 0;
  while (names.length > 1 && words.every((each) => each.length > common + 1 && each[common] === first[common]))
    common++;
  return words.map((each) => each.slice(common).join(' '));
}
