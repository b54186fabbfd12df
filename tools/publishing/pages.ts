const LINK = /\[([^\]]+)\]\((?![a-z]+:|#)[^)]+\)/g;

/** Returns a Markdown page for the published package: links into the repository become plain text, code stays. */
export const publishedPage = (text: string): string =>
  text
    .split(/(^```[^\n]*\n[\s\S]*?^```$)/m)
    .map((part) => (part.startsWith('```') ? part : part.replace(LINK, '$1')))
    .join('');

/**
 * Checks that a change log describes a version.
 * @throws if it does not
 */
export function requireVersion(changeLog: string, name: string, version: string): void {
  const headings = [...changeLog.matchAll(/^## (\S+)/gm)].map(([, heading]) => heading);
  if (!headings.includes(version)) throw new Error(`The change log of ${name} says nothing of ${version}.`);
}
