/** @jsxRuntime classic */
// biome-ignore lint/correctness/noUnusedImports: Storybook's own window compiles JSX to the React it brings
import * as React from 'react';
import { AddonPanel, Placeholder } from 'storybook/internal/components';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { getStory, type IndexEntry, type ManifestEntry, manifest, manifestIds } from '../manifest/coverage.ts';

const Notes = styled.section({ padding: 16, fontSize: 13, lineHeight: '20px', maxWidth: 720 });
const Heading = styled.h2({ margin: '0 0 4px', fontSize: 16, fontWeight: 700 });
const Facts = styled.p(({ theme }) => ({ margin: '0 0 12px', color: theme.textMutedColor }));
const States = styled.ol({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 2 });
const State = styled.button(({ theme }) => ({
  all: 'unset',
  cursor: 'pointer',
  padding: '2px 8px',
  borderRadius: 4,
  '&[aria-current="true"]': { fontWeight: 700, background: theme.background.hoverable },
  '&:hover': { background: theme.background.hoverable },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}` },
}));
const Waiting = styled.span(({ theme }) => ({ padding: '2px 8px', color: theme.textMutedColor }));

const shownBy = (stories: readonly IndexEntry[], { id, states }: ManifestEntry) =>
  states.map((state) => ({ state, story: getStory(stories, id, state) }));

function Entry({ entry, stories, current }: { entry: ManifestEntry; stories: readonly IndexEntry[]; current: string }) {
  const { selectStory } = useStorybookApi();
  const states = shownBy(stories, entry);
  const shown = states.filter(({ story }) => story).length;
  return (
    <Notes aria-label={entry.title}>
      <Heading>{entry.title}</Heading>
      <Facts>
        {entry.kind} · {entry.spec === 'beyond' ? 'beyond the specification' : `specification ${entry.spec}`} · {shown}{' '}
        of {states.length} states shown
      </Facts>
      <States>
        {states.map(({ state, story }) => (
          <li key={state}>
            {story ? (
              <State type="button" aria-current={story.id === current} onClick={() => selectStory(story.id)}>
                {state}
              </State>
            ) : (
              <Waiting>{state} (pending)</Waiting>
            )}
          </li>
        ))}
      </States>
    </Notes>
  );
}

/** Shows reviewers the current story's description, specification section and states. */
export function DesignReview({ active }: { active: boolean }) {
  const { index } = useStorybookState();
  const story = useStorybookApi().getCurrentStoryData();
  const stories = Object.values(index ?? {}).flatMap((entry) =>
    entry.type === 'story' ? [{ ...entry, type: 'story' as const }] : [],
  );
  const ids = story ? manifestIds(story) : [];
  const entries = manifest.filter(({ id }) => ids.includes(id));
  return (
    <AddonPanel active={active}>
      {entries.length === 0 ? (
        <Placeholder>This story shows a part. Screens, panels and popups have their states listed here.</Placeholder>
      ) : (
        <div>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} stories={stories} current={story?.id ?? ''} />
          ))}
        </div>
      )}
    </AddonPanel>
  );
}
