// npm run architecture: draws the pictures of docs/architecture.md from the imports. -- --check: fails if they are stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { drawn } from './architecture/pictures.ts';
import { readArchitectureOptions } from './options.ts';
import { fromRoot } from './paths.ts';

const { check } = readArchitectureOptions(process.argv.slice(2));
const path = fromRoot('docs', 'architecture.md');
const text = readFileSync(path, 'utf8');
const now = drawn(text);

if (!check) {
  writeFileSync(path, now);
} else if (now !== text) {
  process.stderr.write('The pictures in docs/architecture.md are stale: npm run architecture draws them.\n');
  process.exitCode = 1;
}
