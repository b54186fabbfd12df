/** Which build a page is of: the script that it begins with, whose name says what is in it. */
const getEntry = (html: string): string | undefined => /<script[^>]+src="([^"]+)"/.exec(html)?.[1];

/** Whether another build is served now than the one that runs. Not knowing is no news. */
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
