// npm run probe -- https://orders.example --username NAME: checks how a server answers the calls of the contract.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { masked } from './mask.ts';
import { PROBE_USAGE, type ProbeArguments, readProbeArguments } from './options.ts';
import { type Finding, probe } from './probe.ts';
import { getLine, getPage, getTotals, isFullyReadable } from './report.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * Reads the password from the environment or the terminal, never from arguments, which other users of the machine can
 * read.
 */
async function getPassword(username: string): Promise<string> {
  const given = process.env.MORTAR_PASSWORD;
  if (given !== undefined) return given;
  process.stderr.write(`Password of ${username}: `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

/** Writes every JSON answer, masked, to a file named after its call. */
function record(folder: string, findings: readonly Finding[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { call, body } of findings) {
    if (body === undefined) continue;
    const entry = { call: call.name, answer: masked(body) };
    writeFileSync(join(folder, `${call.name}.json`), `${JSON.stringify(entry, null, 2)}\n`);
  }
}

function getArguments(argv: readonly string[]): ProbeArguments | null {
  try {
    return readProbeArguments(argv);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${PROBE_USAGE}\n`);
    return null;
  }
}

/**
 * Probes a server and prints each finding.
 * @returns 0 if all answers are readable in full, 1 otherwise, 2 for invalid options
 */
async function main(argv: readonly string[]): Promise<number> {
  const given = getArguments(argv);
  if (!given) return 2;
  const { hosts, username, limitMs } = given;
  const password = await getPassword(username);
  const findings = await probe({
    hosts,
    username,
    password,
    limitMs,
    fetch,
    onFinding: (finding) => say(getLine(finding)),
  });
  say(`\n${getTotals(findings)}`);
  if (given.page) {
    const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
    writeFileSync(given.page, getPage(findings, { server: hosts.ordering, date: `${date} UTC`, username }));
    say(`Page: ${given.page}`);
  }
  if (given.record) {
    record(given.record, findings);
    say(`Answers, with names, prices and tokens replaced: ${given.record}`);
  }
  return isFullyReadable(findings) ? 0 : 1;
}

process.exit(await main(process.argv.slice(2)));
