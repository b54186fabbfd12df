import { createFakeLink } from './fakeLink.ts';

/** The link that was opened last: what stands in for `liveLink.ts` where a test mocks it with this file. */
export const live: { fake: ReturnType<typeof createFakeLink> | null } = { fake: null };

export const openLiveLink = () => {
  live.fake = createFakeLink();
  return live.fake.link;
};
