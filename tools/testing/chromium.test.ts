import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.ts';

const LIST = '--disable-features=';

it('a controlled browser disables all features that Playwright disables', async () => {
  const server = await chromium.launchServer({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const lists = server
    .process()
    .spawnargs.filter((flag) => flag.startsWith(LIST))
    .map((flag) => flag.slice(LIST.length).split(','));
  await server.close();
  const [usual, ours] = lists;
  expect(lists).toHaveLength(2);
  expect(ours).toEqual(expect.arrayContaining(usual ?? []));
});
