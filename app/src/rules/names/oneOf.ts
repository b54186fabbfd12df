/** Returns a case-insensitive test for words in lists. @param lists words separated by spaces */
export function oneOf(...lists: readonly string[]): (word: string) => boolean {
  const words = new Set(lists.join(' ').split(' '));
  return (word) => words.has(word.toLowerCase());
}
