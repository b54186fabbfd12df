import { showsNothing } from '@mortar/contract';

const COMMENT = /<!--[\s\S]*?-->/g;
const TAG = /<\/?[a-z][^<>]*>/gi;

/**
 * Takes HTML tags and comments out of what somebody wrote (002 §5): they are sent as text. What only looks alike stays:
 * 'less than 5 < 6 and 7 > 3'.
 */
export const plainText = (text: string): string => text.replace(COMMENT, '').replace(TAG, '').trim();

/** Whether what was written says nothing once it is sent: no tags, spaces or characters that nobody sees count (ruling 48). */
export const isBlank = (text: string): boolean => showsNothing(plainText(text));
