import { expect, it } from 'vitest';
import { SET_STORIES } from '../stories/combinations.ts';
import touchedStories from '../stories/touchedStories.json' with { type: 'json' };
import { storybookEntries } from './entries.ts';

const existing = new Set(storybookEntries.map(({ id }) => id));

it.each([
  ['as people set them', [...SET_STORIES]],
  ['focused, pointed at and pressed', touchedStories],
])('has the stories that are captured %s', (_, ids) => expect(ids.filter((id) => !existing.has(id))).toEqual([]));
