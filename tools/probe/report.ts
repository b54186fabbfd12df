import { escapeHtml, standalonePage } from '../pages/standalonePage.ts';
import type { Finding, Verdict } from './probe.ts';

/** Verdicts by urgency, most urgent first. */
const VERDICTS: Readonly<
  Record<Verdict, { title: string; meaning: string; tone: 'danger' | 'warning' | 'success' | 'neutral' }>
> = {
  missing: { title: 'missing', meaning: 'The server does not know the call.', tone: 'danger' },
  differs: {
    title: 'differs',
    meaning: 'The answer cannot be read: people see an error in its place.',
    tone: 'danger',
  },
  fails: { title: 'fails', meaning: 'The server says that it failed.', tone: 'danger' },
  silent: { title: 'silent', meaning: 'There was no answer.', tone: 'danger' },
  refused: { title: 'refused', meaning: 'The account may not ask it, or its token was refused.', tone: 'warning' },
  partly: {
    title: 'partly',
    meaning: 'Rows are missing, or fields have their stand-ins: people see the rest.',
    tone: 'warning',
  },
  more: {
    title: 'more',
    meaning: 'All of it can be read; it says something that the contract does not know.',
    tone: 'warning',
  },
  fits: { title: 'fits', meaning: 'As the contract has it.', tone: 'success' },
  'not asked': { title: 'not asked', meaning: 'What it asks about was not found with this account.', tone: 'neutral' },
};

const ORDER = Object.keys(VERDICTS) as Verdict[];
const inOrder = (findings: readonly Finding[]) =>
  findings.toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));

/** Returns whether every answer is readable in full. */
export const isFullyReadable = (findings: readonly Finding[]): boolean =>
  findings.every(({ verdict }) => ['fits', 'more', 'not asked'].includes(verdict));

const getCount = (findings: readonly Finding[], verdict: Verdict) =>
  findings.filter((finding) => finding.verdict === verdict).length;

function getSummary(findings: readonly Finding[]): string {
  const counts = ORDER.filter((verdict) => getCount(findings, verdict) > 0);
  return counts.map((verdict) => `${getCount(findings, verdict)} ${VERDICTS[verdict].title}`).join(', ');
}

const getMs = ({ ms }: Finding) => (ms === null ? '–' : `${Math.round(ms)} ms`);
const kilobytes = (bytes: number) =>
  bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
const getSize = ({ bytes }: Finding) => (bytes === null ? '–' : kilobytes(bytes));

/** Returns one finding as lines of text. */
export function getLine(finding: Finding): string {
  const { call, verdict, notes } = finding;
  const cost = `${getMs(finding).padStart(8)} ${getSize(finding).padStart(10)}`;
  const head = `${VERDICTS[verdict].title.padEnd(10)}${cost}  ${call.method} ${call.path}  ${call.name}`;
  return [head, ...notes.map((note) => `${' '.repeat(31)}${note}`)].join('\n');
}

/** Returns the totals in two lines. */
export function getTotals(findings: readonly Finding[]): string {
  const times = findings.flatMap(({ ms }) => ms ?? []);
  const bytes = findings.reduce((sum, { bytes: one }) => sum + (one ?? 0), 0);
  const slowest = times.length > 0 ? `slowest ${Math.round(Math.max(...times))} ms, ` : '';
  return `${findings.length} calls: ${getSummary(findings)}\n${slowest}${kilobytes(bytes)} in all`;
}

const getRow = (finding: Finding) => {
  const { call, verdict, notes } = finding;
  const noteItems = notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('');
  return `<tr>
<td><b data-tone="${VERDICTS[verdict].tone}">${VERDICTS[verdict].title}</b></td>
<td><code>${call.method} ${escapeHtml(call.path)}</code><div>${escapeHtml(call.summary)}</div>${noteItems && `<ul>${noteItems}</ul>`}</td>
<td>${escapeHtml(call.section)}</td>
<td class="figure">${getMs(finding)}</td>
<td class="figure">${getSize(finding)}</td>
</tr>`;
};

const CSS = `
body { max-width: 70rem; }
h1 { margin-bottom: .25rem; font-size: 1.4rem; }
p { margin-top: 0; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .5rem .75rem .5rem 0; border-top: 1px solid var(--m-color-border-default); text-align: start; vertical-align: top; }
.figure { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
ul { margin: .25rem 0 0; padding-inline-start: 1.1rem; }
code { font-size: .9em; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dd { margin: 0; }
dt, td b { font-weight: 600; white-space: nowrap; }
:is(dt, b)[data-tone="danger"] { color: var(--m-color-palette-danger-fg); }
:is(dt, b)[data-tone="warning"] { color: var(--m-color-palette-warning-fg); }
:is(dt, b)[data-tone="success"] { color: var(--m-color-palette-success-fg); }`;

/**
 * Returns the report as a standalone page for the server's operators.
 * @param about whose server, when, with which account
 */
export function getPage(
  findings: readonly Finding[],
  about: { server: string; date: string; username: string },
): string {
  const [counts = '', cost = ''] = getTotals(findings).split('\n');
  const meanings = ORDER.filter((verdict) => getCount(findings, verdict) > 0)
    .map(
      (verdict) =>
        `<dt data-tone="${VERDICTS[verdict].tone}">${getCount(findings, verdict)} ${VERDICTS[verdict].title}</dt><dd>${VERDICTS[verdict].meaning}</dd>`,
    )
    .join('\n');
  const title = `${escapeHtml(about.server)} against the contract`;
  const body = `
<h1>${title}</h1>
<p>${escapeHtml(about.date)}, as ${escapeHtml(about.username)}. ${escapeHtml(counts)}; ${escapeHtml(cost)}. Only calls that read were asked, and nothing was written but the account's own session. No value of an answer stands here.</p>
<dl>
${meanings}
</dl>
<table>
<thead><tr><th>Verdict</th><th>Call</th><th>Section</th><th class="figure">Time</th><th class="figure">Size</th></tr></thead>
<tbody>
${inOrder(findings).map(getRow).join('\n')}
</tbody>
</table>`;
  return standalonePage({ brand: 'mortar', title, css: CSS, body });
}
