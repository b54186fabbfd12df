/** Parses `#rgb` or `#rrggbb`, with or without `#`, to lower-case `#rrggbb`; otherwise `null`. */
export const parseColour = (text: string): string | null => {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
};

/** Minimum contrast for legible text: WCAG 2.2 AA for text of this size. */
export const MIN_CONTRAST = 4.5;
