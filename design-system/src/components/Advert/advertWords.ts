/** Texts of an advert. */
export interface AdvertWords {
  /** Subject: `Cold and flu`. */
  headline: string;
  /** Second line. */
  line?: string | undefined;
}

const ENDED = /[.!?…:]$/;

/** Returns an advert's texts as sentences without repetition; '' without any. For names and labels. */
export function advertWords({ headline, line = '' }: AdvertWords): string {
  const [first, second] = [headline.trim(), line.trim()];
  if (first === '' || second === '' || first === second) return first || second;
  return `${first}${ENDED.test(first) ? '' : '.'} ${second}`;
}
