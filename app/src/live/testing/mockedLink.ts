import { createFakeLink } from './fakeLink.ts';

/** The open connection: component tests use this file instead of `liveLink.ts` (`vitest.config.ts`). */
export const live: { fake: ReturnType<typeof createFakeLink> | null } = { fake: null };

export const openLiveLink = () => {
  const fake = createFakeLink();
  live.fake = fake;
  return {
    ...fake.link,
    close: () => {
      fake.link.close();
      if (live.fake === fake) live.fake = null;
    },
  };
};
