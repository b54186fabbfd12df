import type { MessageCategory } from '@mortar/contract';
import { SUPPORT_STAFF, type SupportPerson, supportMember } from '../rules/messages/supportStaff.ts';
import { pick, seededRandom } from '../runtime/random.ts';
import { SUPPLIER_ANSWERS, SUPPLIER_TOPICS, SUPPORT_ANSWERS, SUPPORT_TOPICS, type Topic } from './data/answers.ts';

/** Messages to answer, and earlier answers. */
export interface Inquiry {
  subject: string;
  category: MessageCategory | undefined;
  /** Messages since the last answer. */
  texts: readonly string[];
  given: readonly string[];
  /** Selects among fitting answers: the same seed gives the same answer. */
  seed: string;
}

const toWords = (...texts: readonly string[]) =>
  new Set(texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)));

const count = ({ words }: Topic, said: ReadonlySet<string>) =>
  [...said].filter((word) => words.some((start) => word.startsWith(start))).length;

/** The message counts most, then the subject, then the category. */
const WEIGHTS = { text: 100, subject: 10, category: 1 } as const;

function getTopic(topics: readonly Topic[], { subject, category, texts }: Inquiry): Topic | null {
  const [requested, about] = [toWords(...texts), toWords(subject)];
  const rated = topics.map((topic) => {
    const kind = category !== undefined && topic.categories?.includes(category) ? WEIGHTS.category : 0;
    return { topic, weight: count(topic, requested) * WEIGHTS.text + count(topic, about) * WEIGHTS.subject + kind };
  });
  const best = Math.max(...rated.map(({ weight }) => weight));
  return best > 0 ? (rated.find(({ weight }) => weight === best)?.topic ?? null) : null;
}

/** Returns the number of an order or invoice in a text. */
const numberIn = (texts: readonly string[]): string | null =>
  /\b(?:INV)?\d{5,8}\b/i.exec(texts.join('\n'))?.[0] ?? null;

function answerFrom(topics: readonly Topic[], otherwise: readonly string[], requested: Inquiry): string {
  const topic = getTopic(topics, requested);
  const number = numberIn(requested.texts);
  const fitting = (number !== null && topic?.quoting) || topic?.answers || otherwise;
  const written = fitting.map((answer) => answer.replace('{number}', () => number ?? ''));
  const fresh = written.filter((answer) => !requested.given.some((before) => before.includes(answer)));
  return pick(seededRandom(requested.seed), fresh.length > 0 ? fresh : written);
}

/** Returns a supplier's answer. */
export const supplierAnswer = (requested: Inquiry): string => answerFrom(SUPPLIER_TOPICS, SUPPLIER_ANSWERS, requested);

const firstName = (name: string) => name.split(' ')[0] ?? '';

/**
 * Returns the member of support who answers: one addressed by name, else the ticket's.
 * @param texts messages since the last answer
 */
export function answeringMember(supportid: number | undefined, texts: readonly string[]): SupportPerson {
  const said = toWords(...texts);
  return SUPPORT_STAFF.find(({ name }) => said.has(firstName(name).toLowerCase())) ?? supportMember(supportid);
}

/**
 * Returns support's answer with greeting and signature.
 * @param writer the full name of the one who wrote; '' if unknown
 */
export function supportAnswer(requested: Inquiry, writer: string, member: SupportPerson): string {
  const greeting = writer === '' ? 'Hello.' : `Hello ${firstName(writer)}.`;
  return `${greeting} ${answerFrom(SUPPORT_TOPICS, SUPPORT_ANSWERS, requested)} Regards, ${firstName(member.name)}`;
}
