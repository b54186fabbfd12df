const LINK = /\[([^\]]+)\]\((?![a-z]+:|#)[^)]+\)/g;

/** A page of the repository for people who have the package alone: links into the repository are words. Code stays. */
export const publishedPage = (text: string): string =>
  text
    .split(/(^```[^\n]*\n[\s\S]*?^```$)/m)
    .map((part) => (part.startsWith('```') ? part : part.replace(LINK, '$1')))
    .join('');

/** @throws where a change log does not say what is in a version */
export function requireVersion(changeLog: string, name: string, version: string): void {
  const headings = [...changeLog.matchAll(/^## (\S+)/gm)].map(([, heading]) => heading);
  if (!headings.includes(version)) throw new Error(`The change log of ${name} says nothing of ${version}.`);
}
