// npm run print-fonts: makes the faces that pages are set in anew, from the whole ones of a package.
import { main } from './fonts/main.ts';

await main();
