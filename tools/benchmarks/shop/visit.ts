import { listPromotions } from '@mortar/contract';
import type { Browser, CDPSession, Page, Route } from 'playwright-core';
import type { Served } from '../../serving/seed.ts';
import { getWork, type Task, tasksDuring, type Work, workSince } from '../messages/work.ts';
import { signIn } from '../ordering/visit.ts';
import { cardsStand, type Scrolled, scrollThrough, takeVitals, type Vitals, watchVitals } from './page.ts';

/** Cards per page of the shop. */
const PAGE = 20;
const LABEL = 'Promotions';
/** Number of frames for scrolling through the cards: four seconds. */
const FRAMES = 240;

/** Measurements of one visit to the promotions. */
export interface PromosTimes {
  /** From navigation to a page of cards with images, with an empty cache apart from the session. */
  opening: Vitals;
  /** Layout shifts after changing the page. */
  turned: Vitals;
  /** Layout shifts after changing the card layout, from when the new layout is in place. */
  laidOut: Vitals;
}

/** Measurements of scrolling through many cards. */
export interface ScrollTimes extends Scrolled {
  tasks: Task[];
  work: Work;
}

const getCards = (page: Page, count: number) => page.waitForFunction(cardsStand, { label: LABEL, count });

async function inShop<Result>(
  browser: Browser,
  { served, throttle, before }: { served: Served; throttle: number; before?: (page: Page) => Promise<unknown> },
  visit: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-ZA' });
  try {
    const page = await context.newPage();
    await signIn(page, served.url, 'admin@1001');
    await page.addInitScript(watchVitals);
    await before?.(page);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await page.goto(`${served.url}/Promotions?view=promos`);
    return await visit(page, session);
  } finally {
    await context.close();
  }
}

/** Opens a page of promotions, changes the page, then the layout. */
export function measurePromos(browser: Browser, served: Served, throttle: number): Promise<PromosTimes> {
  return inShop(browser, { served, throttle }, async (page) => {
    await getCards(page, PAGE);
    await page.waitForLoadState('networkidle');
    const opening = await page.evaluate(takeVitals);
    await page.getByRole('navigation', { name: LABEL }).getByRole('button', { name: 'Next page' }).click();
    await page.waitForLoadState('networkidle');
    await getCards(page, PAGE);
    const turned = await page.evaluate(takeVitals);
    await page.getByRole('radio', { name: 'Grid' }).check({ force: true });
    await getCards(page, PAGE);
    await page.evaluate(takeVitals);
    await page.waitForLoadState('networkidle');
    const laidOut = await page.evaluate(takeVitals);
    return { opening, turned, laidOut };
  });
}

/** Answers with one page of that many promotions, repeating the server's with new ids. */
async function answerMany(route: Route, count: number): Promise<void> {
  const response = await route.fetch();
  const answer = (await response.json()) as { promotions: { promotionid: number; supplierpriceid: number }[] };
  const many = Array.from({ length: count }, (_, index) => {
    const promotion = answer.promotions[index % answer.promotions.length];
    return { ...promotion, promotionid: index + 1, supplierpriceid: 1_000_000 + index };
  });
  await route.fulfill({ response, json: { ...answer, promotions: many, numberofpages: 1 } });
}

/** Scrolls through a page of that many cards in the narrowest layout. */
export function measureScroll(
  browser: Browser,
  served: Served,
  { cards, throttle }: { cards: number; throttle: number },
): Promise<ScrollTimes> {
  const before = async (page: Page) => {
    await page.addInitScript(() => localStorage.setItem('mortar.choice.promotions', 'grid'));
    await page.route(
      (url) => url.pathname.endsWith(listPromotions.path),
      (route) => answerMany(route, cards),
    );
  };
  return inShop(browser, { served, throttle, before }, async (page, session) => {
    await getCards(page, cards);
    await page.waitForLoadState('networkidle');
    const started = await getWork(session);
    let scrolled: Scrolled = { frames: [] };
    const tasks = await tasksDuring(browser, page, async () => {
      scrolled = await page.evaluate(scrollThrough, { label: LABEL, frames: FRAMES });
    });
    return { ...scrolled, tasks, work: workSince(started, await getWork(session)) };
  });
}
