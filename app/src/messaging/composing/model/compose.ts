import { LENGTHS, type MessageCategory } from '@mortar/contract';
import { object, type StringSchema, string } from 'yup';
import { messages as texts } from '#messaging/composing/messages.ts';
import { typedMessage, typedSubject } from '#parts/typed/typedText.ts';
import { isBlank, plainText } from '#rules/plainText.ts';

/** What is typed of a message that begins something (002 §2.9, §2.10); texts as they stand in the fields. */
export interface ComposeValues {
  /** Whom it is for: the id of somebody of support, or the hash of a supplier. */
  to: string;
  /** '' until one is chosen. */
  category: MessageCategory | '';
  subject: string;
  message: string;
}

export const NOTHING_TYPED: ComposeValues = { to: '', category: '', subject: '', message: '' };

/** A message as it goes out: whole, and without tags. */
export interface ComposedMessage extends ComposeValues {
  category: MessageCategory;
}

/** What it is about stands under what was typed, for whoever reads it. */
const withReference = (message: string, reference: string | undefined) =>
  reference === undefined ? message : `${message}\n\n${texts.about(reference)}`;

/** What was typed as it goes out. @param reference what it is about, by its name */
export const composed = (values: ComposeValues, reference: string | undefined): ComposedMessage => ({
  ...values,
  category: values.category || 'General',
  subject: plainText(values.subject),
  message: withReference(plainText(values.message), reference),
});

export interface ComposeRules {
  /** What is said of what is not chosen, and of what is not filled in. */
  select: string;
  fill: string;
  /** Whether somebody can be written to: a supplier that is offline cannot. */
  mayGetOne(to: string): boolean;
  reference: string | undefined;
}

/** Everything is required (002 §5). */
export function composeSchema({ select, fill, mayGetOne, reference }: ComposeRules) {
  /** Something of it must be left once tags are taken out, and be seen. */
  const words = (rules: StringSchema) => rules.test('says something', fill, (typed = '') => !isBlank(typed));
  return object({
    to: string()
      .required(select)
      .test('can be written to', texts.online, (to = '') => to === '' || mayGetOne(to)),
    category: string().required(select),
    subject: words(typedSubject()),
    message: words(typedMessage(LENGTHS.message - withReference('', reference).length)),
  });
}
