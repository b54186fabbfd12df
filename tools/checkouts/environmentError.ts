/** The machine, the browser or the repository is not as it must be; no statement about what is compared. */
export class EnvironmentError extends Error {}
