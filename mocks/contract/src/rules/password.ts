/** Requirements of a staff password besides an uppercase letter, a lowercase letter and a digit (000 §5, §9). */
export const PASSWORD_RULE = {
  /** Minimum number of characters as displayed. */
  shortest: 6,
  /** At least one of these; other characters are also allowed. */
  signs: '@$!%*?&',
} as const;

const CHECKS = {
  length: (password) => [...password].length >= PASSWORD_RULE.shortest,
  uppercase: (password) => /[A-Z]/.test(password),
  lowercase: (password) => /[a-z]/.test(password),
  digit: (password) => /\d/.test(password),
  sign: (password) => [...password].some((character) => PASSWORD_RULE.signs.includes(character)),
} as const satisfies Record<string, (password: string) => boolean>;

/** One of the five rules of a password. */
export type PasswordRule = keyof typeof CHECKS;

/** The rules in display order (000 §5). */
export const PASSWORD_RULES = Object.keys(CHECKS) as readonly PasswordRule[];

export const keepsPasswordRule = (password: string, rule: PasswordRule): boolean => CHECKS[rule](password);

/** Returns whether a password is acceptable: shared by client and server (000 §5). */
export function isStrongPassword(password: string): boolean {
  return PASSWORD_RULES.every((rule) => keepsPasswordRule(password, rule));
}
