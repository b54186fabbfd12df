/** Exit codes; `docs/visual-regression.md` explains how to react. */
export const EXIT = {
  /** No changes, or all are approved. */
  clean: 0,
  /** Changed, new or removed stories that are not approved, or are rejected. */
  unapproved: 1,
  /** A story did not become stable, threw, or requested an outside host; or switching brands differs from loading. */
  broken: 2,
  /** The machine cannot decide: no browser, an unknown ref, a failed build, or approvals from another environment. */
  environment: 3,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
