import { LENGTHS, type MessageCategory } from '@mortar/contract';
import { object, string } from 'yup';
import { messages } from '#features/messages/suppliers/messages.ts';
import { messages as typedTexts } from '#parts/typed/messages.ts';
import { plainText } from '#rules/plainText.ts';

const { newMessage: texts } = messages;

/** What is typed of a conversation to begin (002 §2.10). */
export interface NewMessageValues {
  registeredHash: string;
  category: MessageCategory;
  subject: string;
  message: string;
}

/** Something of it must be left once tags are taken out. */
const words = (most: number) =>
  string()
    .max(most, typedTexts.long(most))
    .test('says something', texts.missing, (typed = '') => plainText(typed) !== '');

/** All four are needed (002 §5). */
export const newMessageSchema = object({
  registeredHash: string().required(texts.missing),
  category: string().required(texts.missing),
  subject: words(LENGTHS.text),
  message: words(LENGTHS.message),
});
