/** What a run ends with; `docs/visual-regression.md` says what to do about each. */
export const EXIT = {
  /** Nothing changed, or all that changed is approved. */
  clean: 0,
  /** Something changed, is new or is gone, and nobody has approved exactly that; or somebody rejected it. */
  unapproved: 1,
  /** A story did not come to rest, threw, or asked an outside host; or switching brands differs from a fresh load. */
  broken: 2,
  /** This machine cannot tell: no browser, no such ref, a build that fails, or approvals made in another environment. */
  environment: 3,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
