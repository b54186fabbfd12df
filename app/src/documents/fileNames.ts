const pad = (value: number) => String(value).padStart(2, '0');

/** Returns `{date}` of an export's name in local time: `20261122_0905` (ruling 20). */
export function fileDate(now: Date = new Date()): string {
  const day = `${now.getFullYear()}${pad(now.getMonth() + 1)}${pad(now.getDate())}`;
  return `${day}_${pad(now.getHours())}${pad(now.getMinutes())}`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
const FORBIDDEN = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069"*/:<>?\\|]/g;
const MAX_NAME_LENGTH = 120;

/** Replaces characters that file systems forbid: `Daily 24/7.xlsx` → `Daily 24_7.xlsx`. */
export function safeFileName(name: string): string {
  const plain = name.toWellFormed().replace(FORBIDDEN, '_').trim();
  const ending = /\.[a-z]{2,4}$/i.exec(plain)?.[0] ?? '';
  const base = plain
    .slice(0, plain.length - ending.length)
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${base || 'document'}${ending}`;
}
