/** An option. */
export interface SearchOption<T extends string> {
  /** Value passed to `onChange`. */
  value: T;
  /** Displayed and searched text; unique within its list, or with `detail`. */
  label: string;
  /** Secondary text next to the label, searched as well: a code, a place. */
  detail?: string | undefined;
  /** Heading above it. Options of a group must be adjacent. */
  group?: string | undefined;
  /** Visible, but skipped. */
  disabled?: boolean | undefined;
}

const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns options with their normalized texts, computed once per list because each keystroke searches thousands. */
export const indexOptions = <T extends string>(options: readonly SearchOption<T>[]) =>
  options.map((option) => ({
    option,
    label: foldText(option.label),
    text: foldText(`${option.label} ${option.detail ?? ''} ${option.group ?? ''}`),
  }));

/**
 * Returns the options that contain every typed word, in order; without groups, those that start with the text come
 * first.
 */
export const filterOptions = <T extends string>(
  index: ReturnType<typeof indexOptions<T>>,
  typed: string,
): readonly SearchOption<T>[] => {
  const query = foldText(typed).trim();
  if (query === '') return index.map(({ option }) => option);
  const words = query.split(/\s+/);
  const found = index.filter(({ text }) => words.every((word) => text.includes(word)));
  const grouped = found.some(({ option }) => option.group !== undefined);
  const first = (entry: (typeof found)[number]) => entry.label.startsWith(query);
  const ranked = grouped ? found : [...found.filter(first), ...found.filter((entry) => !first(entry))];
  return ranked.map(({ option }) => option);
};

/** Returns the index of the next enabled option from `from` (included) in the direction `by`. */
export const nextEnabled = <T extends string>(
  options: readonly SearchOption<T>[],
  from: number,
  by: 1 | -1,
): number => {
  for (let at = Math.max(0, Math.min(from, options.length - 1)); at >= 0 && at < options.length; at += by) {
    if (!options[at]?.disabled) return at;
  }
  return -1;
};

/** Returns options by heading, in order. */
export const groupOptions = <T extends string>(options: readonly SearchOption<T>[]) => {
  const groups: { name: string | undefined; options: SearchOption<T>[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.options.push(option);
    else groups.push({ name: option.group, options: [option] });
  }
  return groups;
};
