import type { Finding, Verdict } from './probe.ts';

/** What each verdict means: what is to be looked at comes first. */
const VERDICTS: Readonly<Record<Verdict, { title: string; meaning: string }>> = {
  missing: { title: 'missing', meaning: 'The server does not know the call.' },
  differs: { title: 'differs', meaning: 'The answer cannot be read: people see an error in its place.' },
  fails: { title: 'fails', meaning: 'The server says that it failed.' },
  silent: { title: 'silent', meaning: 'There was no answer.' },
  refused: { title: 'refused', meaning: 'The account may not ask it, or its token was refused.' },
  partly: { title: 'partly', meaning: 'Rows are missing, or fields have their stand-ins: people see the rest.' },
  more: { title: 'more', meaning: 'All of it can be read; it says something that the contract does not know.' },
  fits: { title: 'fits', meaning: 'As the contract has it.' },
  'not asked': { title: 'not asked', meaning: 'What it asks about was not found with this account.' },
};

const ORDER = Object.keys(VERDICTS) as Verdict[];
const inOrder = (findings: readonly Finding[]) =>
  findings.toSorted((one, other) => ORDER.indexOf(one.verdict) - ORDER.indexOf(other.verdict));

/** Whether everything that was asked can be read whole. */
export const isWell = (findings: readonly Finding[]): boolean =>
  findings.every(({ verdict }) => ['fits', 'more', 'not asked'].includes(verdict));

const countOf = (findings: readonly Finding[], verdict: Verdict) =>
  findings.filter((finding) => finding.verdict === verdict).length;

function summaryOf(findings: readonly Finding[]): string {
  const counts = ORDER.filter((verdict) => countOf(findings, verdict) > 0);
  return counts.map((verdict) => `${countOf(findings, verdict)} ${VERDICTS[verdict].title}`).join(', ');
}

const msOf = ({ ms }: Finding) => (ms === null ? '–' : `${Math.round(ms)} ms`);
const kilobytes = (bytes: number) =>
  bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
const sizeOf = ({ bytes }: Finding) => (bytes === null ? '–' : kilobytes(bytes));

/** One finding as lines of text. */
export function lineOf(finding: Finding): string {
  const { call, verdict, notes } = finding;
  const cost = `${msOf(finding).padStart(8)} ${sizeOf(finding).padStart(10)}`;
  const head = `${VERDICTS[verdict].title.padEnd(10)}${cost}  ${call.method} ${call.path}  ${call.name}`;
  return [head, ...notes.map((note) => `${' '.repeat(31)}${note}`)].join('\n');
}

/** What the whole comes to, in two lines. */
export function totalsOf(findings: readonly Finding[]): string {
  const times = findings.flatMap(({ ms }) => ms ?? []);
  const bytes = findings.reduce((sum, { bytes: one }) => sum + (one ?? 0), 0);
  const slowest = times.length > 0 ? `slowest ${Math.round(Math.max(...times))} ms, ` : '';
  return `${findings.length} calls: ${summaryOf(findings)}\n${slowest}${kilobytes(bytes)} in all`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const rowOf = (finding: Finding) => {
  const { call, verdict, notes } = finding;
  const said = notes.map((note) => `<li>${escaped(note)}</li>`).join('');
  return `<tr data-verdict="${verdict.replace(' ', '-')}">
<td><b>${VERDICTS[verdict].title}</b></td>
<td><code>${call.method} ${escaped(call.path)}</code><div>${escaped(call.summary)}</div>${said && `<ul>${said}</ul>`}</td>
<td>${escaped(call.section)}</td>
<td class="figure">${msOf(finding)}</td>
<td class="figure">${sizeOf(finding)}</td>
</tr>`;
};

/** A page of its own for whoever runs the server. @param about whose server, when, with which account */
export function pageOf(
  findings: readonly Finding[],
  about: { server: string; date: string; username: string },
): string {
  const [counts = '', cost = ''] = totalsOf(findings).split('\n');
  const meanings = ORDER.filter((verdict) => countOf(findings, verdict) > 0)
    .map(
      (verdict) =>
        `<dt data-verdict="${verdict.replace(' ', '-')}">${countOf(findings, verdict)} ${VERDICTS[verdict].title}</dt><dd>${VERDICTS[verdict].meaning}</dd>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(about.server)} against the contract</title>
<style>
  :root { color-scheme: light dark; --bad: light-dark(#b3261e, #f2b8b5); --mid: light-dark(#8a5300, #f0c27b); --good: light-dark(#1b6b3a, #9fd8b4); --line: light-dark(#d5d9de, #3a4047); }
  body { max-width: 70rem; margin: 2.5rem auto; padding: 0 1rem; font: .95rem/1.5 system-ui, sans-serif; }
  h1 { font-size: 1.4rem; margin-bottom: .25rem; } p { margin-top: 0; }
  table { width: 100%; border-collapse: collapse; } th, td { padding: .5rem .75rem .5rem 0; border-top: 1px solid var(--line); text-align: start; vertical-align: top; }
  .figure { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; } ul { margin: .25rem 0 0; padding-inline-start: 1.1rem; } code { font-size: .9em; overflow-wrap: anywhere; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; } dd { margin: 0; } dt, td b { font-weight: 600; white-space: nowrap; }
  [data-verdict="missing"] :is(b), [data-verdict="differs"] b, [data-verdict="fails"] b, [data-verdict="silent"] b, dt:is([data-verdict="missing"], [data-verdict="differs"], [data-verdict="fails"], [data-verdict="silent"]) { color: var(--bad); }
  :is([data-verdict="partly"], [data-verdict="refused"], [data-verdict="more"]) b, dt:is([data-verdict="partly"], [data-verdict="refused"], [data-verdict="more"]) { color: var(--mid); }
  [data-verdict="fits"] b, dt[data-verdict="fits"] { color: var(--good); }
</style>
<h1>${escaped(about.server)} against the contract</h1>
<p>${escaped(about.date)}, as ${escaped(about.username)}. ${escaped(counts)}; ${escaped(cost)}. Only calls that read were asked, and nothing was written but the account's own session. No value of an answer stands here.</p>
<dl>
${meanings}
</dl>
<table>
<thead><tr><th>Verdict</th><th>Call</th><th>Section</th><th class="figure">Time</th><th class="figure">Size</th></tr></thead>
<tbody>
${inOrder(findings).map(rowOf).join('\n')}
</tbody>
</table>
</html>
`;
}
