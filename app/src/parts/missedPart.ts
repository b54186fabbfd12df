/** Says whether a part is missing since another build is served now, and offers that one then. */
type Explanation = () => Promise<boolean>;

let explain: Explanation | null = null;

/** Between boundaries, whose parts could not be fetched, and whoever knows of builds: nobody, until they are there. */
export const missedPart = {
  isExplained: (): Promise<boolean> => explain?.() ?? Promise.resolve(false),
  explainBy(next: Explanation | null): void {
    explain = next;
  },
};
