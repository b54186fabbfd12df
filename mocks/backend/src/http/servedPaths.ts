import { HUB_PATH } from '@mortar/contract';

/** The deployment's hosts as path prefixes on one origin. */
const SERVED = ['/api/', '/messaging/', '/notification/'];

/** Returns whether a path is the hub's: `/hub`, or below it. */
export const isHub = (pathname: string): boolean => pathname === HUB_PATH || pathname.startsWith(`${HUB_PATH}/`);

/** Returns whether a path is one of the backend's: `/api/…`, `/messaging/…`, `/notification/…`, `/hub…`. */
export const isServed = (pathname: string): boolean =>
  SERVED.some((prefix) => pathname.startsWith(prefix)) || isHub(pathname);
