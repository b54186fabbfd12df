/** The fields read from a report in the mutation testing elements' format, version 2. */
export interface Report {
  files: Record<string, { source: string; mutants: readonly Mutant[] }>;
}

export interface Mutant {
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'CompileError' | 'RuntimeError' | 'Ignored' | 'Pending';
  mutatorName: string;
  replacement?: string;
  /** Lines and columns count from 1; `end` is exclusive. */
  location: { start: Position; end: Position };
}

interface Position {
  line: number;
  column: number;
}

export interface Tally {
  name: string;
  killed: number;
  /** Mutants that no test noticed or covered. */
  survived: number;
}

/** Returns the percentage of mutants noticed; 100 if there are none. */
export const computeScore = ({ killed, survived }: Omit<Tally, 'name'>): number =>
  killed + survived === 0 ? 100 : (killed / (killed + survived)) * 100;

const NOTICED = new Set<Mutant['status']>(['Killed', 'Timeout']);
const UNNOTICED = new Set<Mutant['status']>(['Survived', 'NoCoverage']);

/** Returns one tally per file with mutants, by path. Mutants that could not run are not counted. */
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
 * Returns the report without surviving mutants, so that Stryker runs them again. Stryker reuses earlier results even
 * after tests were added.
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

/** Returns a text table: file, mutants, killed, survived and score. */
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
      row
        .map((cell, index) => (index ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0)))
        .join('  '),
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
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n');
}

/** Returns every surviving mutant: its location, the original and the replacement. */
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
