// npm run storybook: the showroom.
import { exitCode } from './run.ts';

const port = process.env.PORT ?? '6006';
// A browser opens for a person at a terminal, not for a script.
const quiet = process.stdout.isTTY ? [] : ['--no-open'];
process.exit(await exitCode('storybook', ['dev', '--port', port, ...quiet, ...process.argv.slice(2)]));
