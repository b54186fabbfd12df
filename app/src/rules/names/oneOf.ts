/** Whether a word is one of those in lists, in whatever case. @param lists words with spaces between */
export function oneOf(...lists: readonly string[]): (word: string) => boolean {
  const words = new Set(lists.join(' ').split(' '));
  return (word) => words.has(word.toLowerCase());
}
