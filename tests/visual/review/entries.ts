import { getGuide } from '../../../.storybook/guide/guide.ts';
import { getStory, type ManifestEntry, manifest, manifestIds } from '../../../.storybook/manifest/coverage.ts';
import { storyName } from '../../../.storybook/manifest/names.ts';
import type { Anatomy, Covered, Entry } from '../../../.storybook/review/site/model.ts';
import { getArea, type Story } from '../../stories/reach/stories.ts';

const idOfTitle = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Splits `Popups/Sending/Send your orders` into area, group and name. */
function getParts(title: string): Pick<Entry, 'area' | 'group' | 'name'> {
  const [area = '', ...rest] = title.split('/');
  const [group = '', ...name] = rest;
  return name.length > 0 ? { area, group, name: name.join(' / ') } : { area, group: '', name: group || area };
}

const getFacts = ({ id, title, kind, spec }: ManifestEntry) => ({ id, title, kind, spec });

/**
 * Returns the entries to review: one per Storybook title, in Storybook's order.
 * @param broken why a story could not be captured, by its id
 * @param anatomies of popups, by the id of their first story
 */
export function getEntries(
  stories: readonly Story[],
  broken: ReadonlyMap<string, string>,
  anatomies: Readonly<Record<string, Anatomy>> = {},
): Entry[] {
  const byTitle = Map.groupBy(stories, ({ title }) => title);
  return [...byTitle].map(([title, shown]) => {
    const ids = new Set(shown.flatMap(manifestIds));
    const shownEntries = manifest.filter(({ id }) => ids.has(id));
    const anatomy = anatomies[shown[0]?.id ?? ''];
    const guide = shownEntries.map(({ id }) => getGuide(id)).find((one) => one !== undefined);
    return {
      id: idOfTitle(title),
      ...getParts(title),
      manifest: shownEntries.map(getFacts),
      states: shown.map((story) => {
        const why = broken.get(story.id);
        return { story: story.id, name: storyName(story), ...(why !== undefined && { broken: why }) };
      }),
      ...(guide && { guide }),
      ...(anatomy && { anatomy }),
    };
  });
}

/** Returns every entry of the manifest with the states that no story shows. */
export function coveredBy(stories: readonly Story[]): Covered[] {
  const index = stories.map((story) => ({ ...story, type: 'story' as const }));
  return manifest.map(({ id, title, kind, states }) => ({
    id,
    title,
    kind,
    states: states.length,
    missing: states.filter((state) => !getStory(index, id, state)),
  }));
}

export const firstOfPopups = (stories: readonly Story[]): Story[] =>
  [...Map.groupBy(stories, ({ title }) => title).values()]
    .flatMap(([first]) => first ?? [])
    .filter((story) => getArea(story) === 'Popups');
