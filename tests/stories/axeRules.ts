import type { RunOptions, Spec } from 'axe-core';
import type { BuiltAs } from './structures.ts';

/** What a story says to Storybook's addon for accessibility, as `parameters.a11y`. */
export interface A11yParameters {
  test?: 'error' | 'todo' | 'off';
  config?: Spec;
  options?: RunOptions;
}

/**
 * What axe finds wrong with a story, as Storybook's addon asks it: by the story's own parameters, in its own page. Colours
 * are judged in all ten combinations by `colourViolations`; `hidden-content` only asks somebody to look, and
 * `avoid-inline-spacing` looks for what React cannot write: both walk every cell of a grid.
 *
 * Runs in the page and therefore names nothing from outside.
 * @param given.structures which of those that `getStructures` found on this page are judged, by one element of each
 * @returns what is wrong, with where
 */
export async function axeViolations(given: { a11y: A11yParameters; structures: readonly string[] }): Promise<string[]> {
  const { axe, structures } = window as unknown as BuiltAs & { axe: typeof import('axe-core') };
  const { config = {}, options = {} } = given.a11y;
  // What has left the page meanwhile is judged where it stays.
  const elements = given.structures.flatMap((structure) => structures.get(structure) ?? []);
  const include = elements.filter(({ isConnected }) => isConnected);
  if (include.length === 0) return [];
  const off = (id: string) => ({ id, enabled: false });
  const rules = [
    // A component alone has no landmarks; a screen says that it has.
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
