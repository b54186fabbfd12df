import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Looks that were judged and can be read in every brand and mode. */
export interface JudgedLooks {
  /** Those of some looks that were not judged yet. */
  newOf(looks: readonly string[]): string[];
  add(looks: readonly string[]): void;
}

/** Those of one run, of all its workers where they share a file. Lines that are not whole yet are no looks. */
export function judgedLooks(path: string | undefined): JudgedLooks {
  const known = new Set<string>();
  const readOthers = () => {
    if (path === undefined || !existsSync(path)) return;
    for (const look of readFileSync(path, 'utf8').split('\n').slice(0, -1)) known.add(look);
  };
  const unknown = (looks: readonly string[]) => looks.filter((look) => !known.has(look));
  return {
    newOf(looks) {
      if (unknown(looks).length > 0) readOthers();
      return unknown(looks);
    },
    add(looks) {
      for (const look of looks) known.add(look);
      if (path !== undefined) appendFileSync(path, looks.map((look) => `${look}\n`).join(''));
    },
  };
}
