/**
 * A digest of 53 bits (cyrb53): a page has some hundred names to be told apart, all stories some ten thousand. The runner
 * leaves it in each page, as `window.digest`, for what is sent there and can name nothing from outside.
 */
export function digest(text: string): string {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
}

/** What the runner leaves in a page. */
export interface Digesting {
  digest(text: string): string;
}
