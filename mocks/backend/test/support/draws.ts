/**
 * How many cases a property draws: all of them with `npm run test:all` (and in one landing of eight), a fifth with
 * `npm test`, since each is a life of a server.
 */
export const draws = (all: number): number => (process.env.TEST_DRAWS === 'all' ? all : Math.ceil(all / 5));
