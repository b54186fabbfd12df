import { serveFolder } from '../../../tools/static-server.ts';
import type { Combination } from '../../stories/combinations.ts';
import { readKinds } from '../../stories/kinds.ts';
import type { Story } from '../../stories/reach/stories.ts';
import touchedStories from '../../stories/touchedStories.json' with { type: 'json' };
import type { Environment } from '../shooting/environment.ts';
import { inCombination, show } from '../shooting/onStage.ts';
import { capture } from '../shooting/shoot.ts';
import { openStudio, type Studio } from '../shooting/studio.ts';
import type { Build } from '../sides/builds.ts';

/** Rings are looked for in one brand: each brand has its own colour, and no brand has none. */
const FOCUSED: Combination = { brand: 'mortar', mode: 'light', setting: 'focused' };

/** What became of the rings that were taken away. */
interface RingProof {
  /** Kinds whose ring was taken away, and was missed. */
  found: string[];
  /** Kinds that looked the same without their ring: none of their pictures would have told. */
  missed: string[];
}

/** Takes the ring from everything of one kind; runs in the page. The frame around a field, and what stands for a hidden one, has it. */
function takeRing(selector: string): void {
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

/** Gives every ring back; runs in the page. */
function giveRings(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-ringless]')) {
    part.setAttribute('style', part.dataset.ringless ?? '');
    part.removeAttribute('data-ringless');
  }
}

const TAGS = new Set(['a', 'button', 'input', 'select', 'textarea', 'summary', 'div', 'span', 'h1', 'h2', 'p']);

/** A kind that may have the keyboard, as a selector: `m-tile`, or `m-toast button` for what has no class of its own. */
const getSelector = (kind: string) =>
  kind
    .split(' ')
    .map((part) => (TAGS.has(part) ? part : `.${part}`))
    .join(' ');

/** The same, of the touched ones among some stories of a build. */
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
 * Takes the ring from one kind of control after the other, wherever a touched story shows it, and looks whether its picture tells.
 * A story that fails is shown once more, as where stories are shot.
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
        await studio.page.evaluate(takeRing, getSelector(kind));
        if ((await capture(studio)).hash === whole) same.add(kind);
        else found.add(kind);
        await studio.page.evaluate(giveRings);
      }
    });
  }
  return { found: [...found], missed: [...same].filter((kind) => !found.has(kind)) };
}
