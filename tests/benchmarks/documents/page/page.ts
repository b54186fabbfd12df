import { paperOf } from '@mortar/themes/paper';
import { drawPages } from '../../../../app/src/documents/pages/drawPages.ts';
import boldUrl from '../../../../app/src/documents/pages/fonts/inter-bold.ttf?url';
import regularUrl from '../../../../app/src/documents/pages/fonts/inter-regular.ttf?url';
import { makePages } from '../../../../app/src/documents/pages/makePages.ts';
import { makeWorkbook } from '../../../../app/src/documents/workbook/makeWorkbook.ts';
import { writeWorkbook } from '../../../../app/src/documents/workbook/writeWorkbook.ts';
import type { DocumentsBench, Mode } from '../protocol.ts';
import { exported, printed } from './samples.ts';

const bytesOf = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());

const WORK: Record<Mode, () => Promise<number>> = {
  'export, worker': async () => (await makeWorkbook(exported())).size,
  async 'export, page'() {
    const { sheets } = exported();
    const writer = writeWorkbook(sheets, 'R');
    for (const [at, { rows }] of sheets.entries()) writer.add(at, [...rows]);
    return (await writer.bytes()).length;
  },
  'print, worker': async () => (await makePages(printed())).size,
  async 'print, page'() {
    const [regular, bold] = await Promise.all([bytesOf(regularUrl), bytesOf(boldUrl)]);
    return drawPages(printed(), { logo: null, paper: paperOf('mortar') }, { regular, bold }).length;
  },
  async nothing() {
    await new Promise((rested) => setTimeout(rested, 1500));
    return 0;
  },
};

/** How long the page could not do anything else, at most, ms. A timer can be no nearer than 4. */
function watchGaps(): () => number {
  let longest = 0;
  let last = performance.now();
  let going = true;
  const tick = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (going) setTimeout(tick, 0);
  };
  tick();
  return () => {
    going = false;
    return Math.max(longest, performance.now() - last);
  };
}

const bench: DocumentsBench = {
  async run(mode) {
    const stop = watchGaps();
    const began = performance.now();
    const bytes = await WORK[mode]();
    const took = performance.now() - began;
    return { took, gap: stop(), bytes };
  },
};
Object.assign(window, { bench });
