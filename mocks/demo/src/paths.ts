/** What the worker answers its pages, beside the product's own calls. */
export const DEMO_PATHS = {
  /** `GET`: a `DemoState`. */
  state: '/demo/state',
  /** `POST` with a brand's name as text. */
  brand: '/demo/brand',
  /** `POST`: forgets every order. */
  reset: '/demo/reset',
  /** `POST`: answers once every file is kept for times without a network. */
  keep: '/demo/keep',
} as const;

/** What the strip above the product says. */
export interface DemoState {
  brand: string;
  /** True where what was kept came from another version, and was let go: said once. */
  renewed: boolean;
  /** Why nothing can be kept in this browser, and so nothing be tried; '' where it can. */
  problem: string;
}

/** In the tab's storage: how often the page before the demo opened it without having its worker behind it. */
export const OPENINGS = 'mortar-demo-openings';
