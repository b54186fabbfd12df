import { LENGTHS, type MessageCategory } from '@mortar/contract';
import { object, type StringSchema, string } from 'yup';
import { messages as texts } from '#messaging/composing/messages.ts';
import { typedMessage, typedSubject } from '#parts/typed/typedText.ts';
import { isBlank, plainText } from '#rules/plainText.ts';

/** Field values of a message that starts a conversation (002 §2.9, §2.10). */
export interface ComposeValues {
  /** Recipient: id of support staff or hash of a supplier. */
  to: string;
  /** '' until selected. */
  category: MessageCategory | '';
  subject: string;
  message: string;
}

export const NOTHING_TYPED: ComposeValues = { to: '', category: '', subject: '', message: '' };

/** Complete message without tags. */
export interface ComposedMessage extends ComposeValues {
  category: MessageCategory;
}

const withReference = (message: string, reference: string | undefined) =>
  reference === undefined ? message : `${message}\n\n${texts.about(reference)}`;

/** Returns the message to send. @param reference subject of the message */
export const toComposedMessage = (values: ComposeValues, reference: string | undefined): ComposedMessage => ({
  ...values,
  category: values.category || 'General',
  subject: plainText(values.subject),
  message: withReference(plainText(values.message), reference),
});

export interface ComposeRules {
  /** Messages for missing selections and missing text. */
  select: string;
  fill: string;
  /** Returns true if a recipient is available; offline suppliers are not. */
  canReceive(to: string): boolean;
  reference: string | undefined;
}

/** Returns the validation schema; everything is required (002 §5). */
export function composeSchema({ select, fill, canReceive: mayGetOne, reference }: ComposeRules) {
  /** Some visible text has to remain without tags. */
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
