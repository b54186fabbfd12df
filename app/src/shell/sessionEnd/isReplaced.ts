/** Identifies a build by its entry script, whose name is a content hash. */
const getEntry = (html: string): string | undefined => /<script[^>]+src="([^"]+)"/.exec(html)?.[1];

/** Returns true if another build is served; false if unknown. */
export async function isReplaced(): Promise<boolean> {
  try {
    const answer = await fetch('/index.html', { cache: 'no-cache' });
    const served = answer.ok ? getEntry(await answer.text()) : undefined;
    const running = getEntry(document.head.innerHTML);
    return served !== undefined && running !== undefined && served !== running;
  } catch {
    return false;
  }
}
