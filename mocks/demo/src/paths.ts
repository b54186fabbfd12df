/** Paths that the worker answers besides the product's calls. */
export const DEMO_PATHS = {
  /** `GET`: a `DemoState`. */
  state: '/demo/state',
  /** `POST` with a brand's name as text. */
  brand: '/demo/brand',
  /** `POST`: deletes all orders. */
  reset: '/demo/reset',
  /** `POST`: answers once every file is cached for offline use. */
  keep: '/demo/keep',
} as const;

/** State shown in the demo strip. */
export interface DemoState {
  brand: string;
  /** True if stored data came from another version and was discarded; reported once. */
  renewed: boolean;
  /** Why this browser cannot store data, which prevents using the demo; '' if it can. */
  problem: string;
}

/** Session storage key: number of attempts to open the demo without its worker. */
export const ATTEMPTS_KEY = 'mortar-demo-openings';
