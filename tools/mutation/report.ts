/** What the report of a run says that is read here: the mutation testing elements' format, version 2. */
export interface Report {
  files: Record<string, { source: string; mutants: readonly Mutant[] }>;
}

export interface Mutant {
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'CompileError' | 'RuntimeError' | 'Ignored' | 'Pending';
  mutatorName: string;
  replacement?: string;
  /** Lines and columns count from 1; the end is behind the last character. */
  location: { start: Position; end: Position };
}

interface Position {
  line: number;
  column: number;
}

export interface Tally {
  name: string;
  killed: number;
  /** Nobody noticed, or no test came by at all. */
  survived: number;
}

/** Per cent of the mutants that were noticed; 100 of none. */
export const computeScore = ({ killed, survived }: Omit<Tally, 'name'>): number =>
  killed + survived === 0 ? 100 : (killed / (killed + survived)) * 100;

const NOTICED = new Set<Mutant['status']>(['Killed', 'Timeout']);
const UNNOTICED = new Set<Mutant['status']>(['Survived', 'NoCoverage']);

/** One tally for each file that has a mutant, by path. What could not be run counts neither way. */
export function getTallies(report: Report): Tally[] {
  return Object.entries(report.files)
    .map(([name, { mutants }]) => ({
      name,
      killed: mutants.filter(({ status }) => NOTICED.has(status)).length,
      survived: mutants.filter(({ status }) => UNNOTICED.has(status)).length,
    }))
    .filter(({ killed, survived }) => killed + survived > 0)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * The report without the mutants that nobody noticed. Stryker takes over what an earlier run found of a mutant that runs
 * while a file is read, however many tests came since; what it does not find, it runs.
 */
export function withoutSurvivors<R extends Report>(report: R): R {
  const files = Object.entries(report.files).map(([name, file]) => {
    const mutants = file.mutants.filter(({ status }) => NOTICED.has(status));
    return [name, { ...file, mutants }] as const;
  });
  return { ...report, files: Object.fromEntries(files) };
}

export function sumOf(name: string, tallies: readonly Tally[]): Tally {
  const sum = { name, killed: 0, survived: 0 };
  for (const { killed, survived } of tallies) {
    sum.killed += killed;
    sum.survived += survived;
  }
  return sum;
}

/** Rows under one another: file, mutants, killed, survived and the score. */
export function getTable(tallies: readonly Tally[]): string {
  const rows = [
    ['', 'mutants', 'killed', 'survived', 'score'],
    ...tallies.map((tally) => [
      tally.name,
      String(tally.killed + tally.survived),
      String(tally.killed),
      String(tally.survived),
      `${computeScore(tally).toFixed(1)} %`,
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row.map((cell, at) => (at ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join('  '),
    )
    .join('\n');
}

const oneLine = (text: string) => {
  const joined = text.replace(/\s+/g, ' ');
  return joined.length > 80 ? `${joined.slice(0, 79)}…` : joined;
};

function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join('\n');
}

/** Every change that nobody noticed: where, what stood there and what stood there instead. */
export function getSurvivors(report: Report): string[] {
  return Object.entries(report.files).flatMap(([name, { source, mutants }]) =>
    mutants
      .filter(({ status }) => UNNOTICED.has(status))
      .map((mutant) => {
        const { line, column } = mutant.location.start;
        const untested = mutant.status === 'NoCoverage' ? ' (no test comes here)' : '';
        const change = `${oneLine(textAt(source, mutant.location))}  →  ${oneLine(mutant.replacement ?? '')}`;
        return `${name}:${line}:${column}${untested}  ${change}`;
      }),
  );
}
