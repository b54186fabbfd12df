import type { Step } from './flow.ts';

const HINTS: Record<Step, string> = {
  search: '↵ search now · ↓ to the products · F6 next part · F8 last line',
  products: '↵ choose the product · Esc back to the search · F6 next part',
  regrets: '↵ choose the regret · Del delete it · F6 next part',
  preferences: 'Alt 1 back to the products · F6 next part',
  suppliers: '↵ choose the supplier · Esc back to the products · F6 next part',
  substitute: '↓ choose a substitute · ↵ go on with it · Esc go on with the original',
  lock: '↵ enter the override password · Esc back to the suppliers',
  'last ordered': '↵ go on to the quantity · Esc back to the suppliers',
  quantity: '↵ add to the order · Esc back to the suppliers',
  history: '↵ show its items · F6 next part',
  responses: '↵ show what came of it · F6 next part',
  order: '↵ change the quantity · Del take the line off · F6 next part',
};

/** What the keys do in the step that has the keyboard. */
export function stepHints(step: Step): string {
  return HINTS[step];
}
