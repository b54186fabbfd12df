// npm run architecture: updates the diagrams of docs/architecture.md and writes all modules with their imports to a
// file ignored by git. -- --check: fails if the page is stale.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { modulesDiagram, renderPictures } from './architecture/pictures.ts';
import { readArchitectureOptions } from './options.ts';
import { fromRoot } from './paths.ts';

const { check } = readArchitectureOptions(process.argv.slice(2));
const path = fromRoot('docs', 'architecture.md');
const text = readFileSync(path, 'utf8');
const now = renderPictures(text);

if (!check) {
  writeFileSync(path, now);
  mkdirSync(fromRoot('.cache'), { recursive: true });
  const modules = fromRoot('.cache', 'architecture.md');
  writeFileSync(modules, `${modulesDiagram()}\n`);
  process.stdout.write(`Every module with its imports: ${modules}\n`);
} else if (now !== text) {
  process.stderr.write('The pictures in docs/architecture.md are stale: npm run architecture draws them.\n');
  process.exitCode = 1;
}
