/** One of what can be chosen. */
export interface SearchOption<T extends string> {
  /** What you get. */
  value: T;
  /** What is read and searched; unique within its list, or distinguished by `detail`. */
  label: string;
  /** Beside the label, quieter, and searched as well: a code, a place. */
  detail?: string | undefined;
  /** A heading over it. Options of a group stand together. */
  group?: string | undefined;
  /** Shown, and passed over. */
  disabled?: boolean | undefined;
}

/** Without case and accents. */
const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Options beside their folded texts, made once a list: thousands are searched at every keystroke. */
export const indexOptions = <T extends string>(options: readonly SearchOption<T>[]) =>
  options.map((option) => ({
    option,
    label: foldText(option.label),
    text: foldText(`${option.label} ${option.detail ?? ''} ${option.group ?? ''}`),
  }));

/**
 * The options that hold every word that was typed, in the order given; those that begin with the text come first where
 * there are no groups.
 */
export const filterOptions = <T extends string>(
  index: ReturnType<typeof indexOptions<T>>,
  typed: string,
): readonly SearchOption<T>[] => {
  const whole = foldText(typed).trim();
  if (whole === '') return index.map(({ option }) => option);
  const words = whole.split(/\s+/);
  const found = index.filter(({ text }) => words.every((word) => text.includes(word)));
  const grouped = found.some(({ option }) => option.group !== undefined);
  const first = (entry: (typeof found)[number]) => entry.label.startsWith(whole);
  const ranked = grouped ? found : [...found.filter(first), ...found.filter((entry) => !first(entry))];
  return ranked.map(({ option }) => option);
};

/** The place of the next option that can be chosen from `from` on, going `by`; `from` itself counts. */
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

/** Options under their headings, in the order given. */
export const groupOptions = <T extends string>(options: readonly SearchOption<T>[]) => {
  const groups: { name: string | undefined; options: SearchOption<T>[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.options.push(option);
    else groups.push({ name: option.group, options: [option] });
  }
  return groups;
};
