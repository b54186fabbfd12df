/** What a member of staff's password needs besides an uppercase letter, a lowercase letter and a digit (000 §5, §9). */
export const PASSWORD_RULE = {
  /** Characters at least, as people count them. */
  shortest: 6,
  /** One of these at least; any other sign may stand beside it. */
  signs: '@$!%*?&',
} as const;

const KEPT = {
  length: (password) => [...password].length >= PASSWORD_RULE.shortest,
  uppercase: (password) => /[A-Z]/.test(password),
  lowercase: (password) => /[a-z]/.test(password),
  digit: (password) => /\d/.test(password),
  sign: (password) => [...password].some((character) => PASSWORD_RULE.signs.includes(character)),
} as const satisfies Record<string, (password: string) => boolean>;

/** One of the five rules of a password. */
export type PasswordRule = keyof typeof KEPT;

/** The rules in the order in which the product says them (000 §5). */
export const PASSWORD_RULES = Object.keys(KEPT) as readonly PasswordRule[];

/** Whether a password keeps one rule. */
export const keepsPasswordRule = (password: string, rule: PasswordRule): boolean => KEPT[rule](password);

/** Whether a password may be kept: the one rule of client and server (000 §5). */
export function isStrongPassword(password: string): boolean {
  return PASSWORD_RULES.every((rule) => keepsPasswordRule(password, rule));
}
