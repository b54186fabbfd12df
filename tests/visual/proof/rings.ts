import { serveFolder } from '../../../tools/static-server.ts';
import type { Combination } from '../../stories/combinations.ts';
import { readKinds } from '../../stories/kinds.ts';
import type { Story } from '../../stories/reach/stories.ts';
import touchedStories from '../../stories/touchedStories.json' with { type: 'json' };
import { capture } from '../capture/capture.ts';
import type { Environment } from '../capture/environment.ts';
import { inCombination, show } from '../capture/onStage.ts';
import { openStudio, type Studio } from '../capture/studio.ts';
import type { Build } from '../sides/builds.ts';

/** One brand is enough for focus rings: brands differ in colour, and all have rings. */
const FOCUSED: Combination = { brand: 'mortar', mode: 'light', setting: 'focused' };

/** Result of removing focus rings. */
interface RingProof {
  /** Kinds whose missing ring was detected. */
  found: string[];
  /** Kinds whose pictures did not change without the ring. */
  missed: string[];
}

/**
 * Removes the ring of one kind of element, including a field's frame and the visible substitute of a hidden field; runs in the
 * page.
 */
function removeRing(selector: string): void {
  const nearby = (element: Element) => [
    element,
    element.parentElement,
    element.parentElement?.parentElement,
    element.nextElementSibling,
  ];
  for (const element of document.querySelectorAll(selector)) {
    for (const part of nearby(element)) {
      if (!(part instanceof HTMLElement)) continue;
      part.dataset.ringless = part.getAttribute('style') ?? '';
      for (const name of ['outline', 'box-shadow']) part.style.setProperty(name, 'none', 'important');
    }
  }
}

/** Restores all rings; runs in the page. */
function giveRings(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-ringless]')) {
    part.setAttribute('style', part.dataset.ringless ?? '');
    part.removeAttribute('data-ringless');
  }
}

const TAGS = new Set(['a', 'button', 'input', 'select', 'textarea', 'summary', 'div', 'span', 'h1', 'h2', 'p']);

/** Returns the selector of a focusable kind: `m-tile`, or `m-toast button` for elements without a class. */
const getSelector = (kind: string) =>
  kind
    .split(' ')
    .map((part) => (TAGS.has(part) ? part : `.${part}`))
    .join(' ');

/** Removes rings in the captured stories of a build that show focus. */
export async function proveRings(
  build: Build,
  stories: readonly Story[],
  { executable }: Environment,
): Promise<RingProof> {
  const touched = new Set(touchedStories);
  const ids = stories.map(({ id }) => id).filter((id) => touched.has(id));
  const site = await serveFolder(build.folder, { unchanging: true });
  const studio = await openStudio(executable);
  try {
    return await proveRingsOfStories(studio, site.url, ids);
  } finally {
    await studio.close();
    await site.close();
  }
}

/**
 * Removes the ring of each kind of control wherever a story shows it, and checks that the picture changes. Shows a
 * failed story once more, as when capturing.
 * @param storyIds the touched stories
 */
async function proveRingsOfStories(studio: Studio, site: string, storyIds: readonly string[]): Promise<RingProof> {
  const found = new Set<string>();
  const same = new Set<string>();
  for (const storyId of storyIds) {
    await show(studio, site, storyId).catch(() => show(studio, site, storyId));
    const kinds = (await studio.page.evaluate(readKinds)).filter(
      (kind) => !kind.startsWith('rule ') && !found.has(kind),
    );
    if (kinds.length === 0) continue;
    await inCombination(studio, FOCUSED, async () => {
      const whole = (await capture(studio)).hash;
      for (const kind of kinds) {
        await studio.page.evaluate(removeRing, getSelector(kind));
        if ((await capture(studio)).hash === whole) same.add(kind);
        else found.add(kind);
        await studio.page.evaluate(giveRings);
      }
    });
  }
  return { found: [...found], missed: [...same].filter((kind) => !found.has(kind)) };
}
