// npm run storybook: the showroom.
import { exitCode } from './run.ts';

const port = process.env.PORT ?? '6006';
process.exit(await exitCode('storybook', ['dev', '--port', port, '--no-open', ...process.argv.slice(2)]));
