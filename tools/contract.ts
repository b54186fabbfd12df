// npm run contract -- list [words]: lists the calls. npm run contract -- emit: writes the documents for server
// operators.
import { writeFileSync } from 'node:fs';
import { documents } from '@mortar/contract/documents';
import { registry } from '@mortar/contract/registry';
import { fromRoot } from './paths.ts';

const [command = 'list', ...words] = process.argv.slice(2);

if (command === 'emit') {
  for (const [name, content] of Object.entries(documents())) {
    writeFileSync(fromRoot('mocks', 'contract', 'generated', name), content);
  }
} else if (command === 'list') {
  for (const { method, path, name, summary } of registry.values()) {
    const line = `${method.padEnd(6)} ${path}  ${name}: ${summary}`;
    if (words.every((word) => line.toLowerCase().includes(word.toLowerCase()))) process.stdout.write(`${line}\n`);
  }
} else {
  process.stderr.write('Usage: npm run contract -- list [words], or -- emit\n');
  process.exit(1);
}
