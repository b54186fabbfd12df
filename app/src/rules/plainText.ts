import { showsNothing } from '@mortar/contract';

const COMMENT = /<!--[\s\S]*?-->/g;
const TAG = /<\/?[a-z][^<>]*>/gi;

/**
 * Removes HTML tags and comments from input (002 §5), which is sent as text. Keeps lookalikes: 'less than 5 < 6 and 7 >
 * 3'.
 */
export const plainText = (text: string): string => text.replace(COMMENT, '').replace(TAG, '').trim();

/** Returns true if input is empty without tags, spaces and invisible characters (ruling 48). */
export const isBlank = (text: string): boolean => showsNothing(plainText(text));
