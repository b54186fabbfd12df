import { isStrongPassword } from '@mortar/contract';
import type { StaffRow } from '../../store/rows.ts';

/** Staff id 1 is a retailer's administrator (000 §1). */
export const ADMINISTRATOR = 1;

const TOO_WEAK =
  'Your Password is too weak. It must contain at least 6 characters, 1 uppercase, 1 lowercase, 1 number and 1 special character';

export const fullName = ({ name, surname }: Pick<StaffRow, 'name' | 'surname'>): string => `${name} ${surname}`;

/** Returns why a password is invalid, or null (000 §5). */
export function passwordProblem(password: string, confirmpassword: string): string | null {
  if (!isStrongPassword(password)) return TOO_WEAK;
  return password === confirmpassword ? null : 'Both password need to be the same';
}

type Names = Pick<StaffRow, 'username' | 'name' | 'surname'>;

/** Returns why names are invalid, or null. User names are case-insensitive and end with their retailer. */
export function namesProblem({ username, name, surname }: Names, retailerid: number, taken: boolean): string | null {
  if (name.trim() === '' || surname.trim() === '') return 'Please fill out this field';
  const suffix = `@${retailerid}`;
  const own = username.slice(0, -suffix.length);
  if (!username.endsWith(suffix) || own === '' || /[\s@]/.test(own)) {
    return `A user name is one word, followed by ${suffix}.`;
  }
  return taken ? 'Username exists, please enter a unique username' : null;
}
