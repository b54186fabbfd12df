import { LENGTHS } from '@mortar/contract';
import { object, string } from 'yup';
import { messages } from '#features/messages/tickets/messages.ts';
import { messages as typedTexts } from '#parts/typed/messages.ts';
import { plainText } from '#rules/plainText.ts';

const { direct: texts } = messages;

/** What is typed of a message to support or to a supplier (002 §5); texts as they stand in the fields. */
export interface DirectMessageValues {
  /** Whom it is for: the id of somebody of support, or the hash of a supplier. */
  to: string;
  category: string;
  subject: string;
  message: string;
}

export const NO_MESSAGE: DirectMessageValues = { to: '', category: '', subject: '', message: '' };

/** Something of it must be left once tags are taken out. */
const words = (most: number) =>
  string()
    .max(most, typedTexts.long(most))
    .test('says something', texts.fill, (typed = '') => plainText(typed) !== '');

/**
 * Everything is required (002 §5).
 * @param mayGetOne whether somebody can be written to: a supplier that is offline cannot
 */
export const directMessageSchema = (mayGetOne: (to: string) => boolean) =>
  object({
    to: string()
      .required(texts.select)
      .test('can be written to', texts.online, (to = '') => to === '' || mayGetOne(to)),
    category: string().required(texts.select),
    subject: words(LENGTHS.text),
    message: words(LENGTHS.message),
  });
