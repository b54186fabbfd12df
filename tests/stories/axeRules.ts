import type { RunOptions, Spec } from 'axe-core';
import type { BuiltAs } from './structures.ts';

/** A story's settings for Storybook's accessibility addon, as `parameters.a11y`. */
export interface A11yParameters {
  test?: 'error' | 'todo' | 'off';
  config?: Spec;
  options?: RunOptions;
}

/**
 * Runs axe on a story with its own parameters, like Storybook's addon. `colourViolations` checks colours in all ten
 * combinations instead. Skips `hidden-content`, which only asks for a manual check, and `avoid-inline-spacing`, which
 * finds what React cannot write: both walk every cell of a grid.
 *
 * Runs in the page and therefore uses nothing from outside.
 * @param given.structures structures of `getStructures` to check, by one element of each
 * @returns violations with their elements
 */
export async function axeViolations(given: { a11y: A11yParameters; structures: readonly string[] }): Promise<string[]> {
  const { axe, structures } = window as unknown as BuiltAs & { axe: typeof import('axe-core') };
  const { config = {}, options = {} } = given.a11y;
  // Elements that left the page are checked in stories where they stay.
  const elements = given.structures.flatMap((structure) => structures.get(structure) ?? []);
  const include = elements.filter(({ isConnected }) => isConnected);
  if (include.length === 0) return [];
  const off = (id: string) => ({ id, enabled: false });
  const rules = [
    // A component alone has no landmarks; screens enable this rule.
    off('region'),
    ...(config.rules ?? []),
    ...['color-contrast', 'hidden-content', 'avoid-inline-spacing'].map(off),
  ];
  axe.reset();
  axe.configure({ ...config, rules });
  const disabled = rules.filter(({ enabled }) => enabled === false).map(({ id }) => [id, { enabled: false }] as const);
  const { violations } = await axe.run(
    {
      include: include.includes(document.body) ? document.body : include,
      exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
    },
    { ...options, resultTypes: ['violations'], rules: { ...Object.fromEntries(disabled), ...options.rules } },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} (${help}): ${target.join(' ')}\n  ${failureSummary}`),
  );
}
