/**
 * Returns the number of cases of a property: all with `npm run test:all` (and in one landing of eight), a fifth with
 * `npm test`, because each case runs a server.
 */
export const draws = (all: number): number => (process.env.TEST_DRAWS === 'all' ? all : Math.ceil(all / 5));
