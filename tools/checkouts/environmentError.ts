/** The machine, the browser or the repository is not set up correctly; says nothing about the comparison. */
export class EnvironmentError extends Error {}
