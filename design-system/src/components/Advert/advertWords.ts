/** What an advert says. */
export interface AdvertWords {
  /** What it is about: `Cold and flu`. */
  headline: string;
  /** One more line, read after it. */
  line?: string | undefined;
}

const ENDED = /[.!?…:]$/;

/** An advert's words in one sentence after the other, each said once; '' where it has none. For names and labels. */
export function advertWords({ headline, line = '' }: AdvertWords): string {
  const [first, second] = [headline.trim(), line.trim()];
  if (first === '' || second === '' || first === second) return first || second;
  return `${first}${ENDED.test(first) ? '' : '.'} ${second}`;
}
