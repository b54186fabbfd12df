import { describe, expect, it } from 'vitest';
import { answeringMember, type Inquiry, supplierAnswer, supportAnswer } from '../../src/simulator/answers.ts';
import { SUPPLIER_ANSWERS, SUPPLIER_TOPICS, SUPPORT_TOPICS, type Topic } from '../../src/simulator/data/answers.ts';

const question = (text: string, more: Partial<Inquiry> = {}): Inquiry => ({
  subject: 'A question',
  category: 'General',
  texts: [text],
  given: [],
  seed: 'one',
  ...more,
});

const answersAbout = (topics: readonly Topic[], word: string) => {
  const topic = topics.find(({ words }) => words.includes(word));
  if (!topic) throw new Error(`Nobody answers about ${word}.`);
  return [...topic.answers, ...(topic.quoting ?? [])];
};

describe('a supplier’s answer', () => {
  it.each([
    ['Could we have a copy of the invoice?', 'invoice'],
    ['When is it back in stock, please?', 'stock'],
    ['Do you DELIVER on public holidays?', 'deliver'],
    ['The deliveries come late, when is the van here?', 'deliver'],
    ['Two packs arrived damaged.', 'damaged'],
    ['Is the insulin kept in a fridge?', 'fridge'],
    ['Until when does the promotion last?', 'promotion'],
    ['Thanks!', 'thanks'],
  ])('matches the topic of the question: %s', (text, word) => {
    const seeds = Array.from({ length: 20 }, (_, index) => `seed ${index}`);
    for (const seed of seeds)
      expect(answersAbout(SUPPLIER_TOPICS, word)).toContain(supplierAnswer(question(text, { seed })));
  });

  it('prefers the message to the subject, and the subject to the category', () => {
    const accounts = { category: 'Accounts', subject: 'Delivery on Saturday' } as const;
    const about = (word: string) => answersAbout(SUPPLIER_TOPICS, word);
    expect(about('stock')).toContain(supplierAnswer(question('Is it in stock?', accounts)));
    expect(about('deliver')).toContain(supplierAnswer(question('Good morning', accounts)));
    expect(about('invoice')).toContain(supplierAnswer(question('Good morning', { category: 'Accounts' })));
    expect(about('price')).toContain(supplierAnswer(question('Good morning', { category: 'Advertising' })));
    expect(SUPPLIER_ANSWERS).toContain(supplierAnswer(question('Good morning')));
  });

  it('repeats a quoted number, and nothing else of the message', () => {
    expect(supplierAnswer(question('Invoice INV123456 never came <b>'))).toContain('INV123456');
    expect(supplierAnswer(question('Where is order 100123? $& $1'))).toMatch(/^(Order|We have put) 100123 /);
  });

  it.each(['a', 'b', 'c', 'd'])('is different each time, until all were given (%s)', (turn) => {
    const given: string[] = [];
    const { answers = [] } = SUPPLIER_TOPICS.find(({ words }) => words.includes('stock')) ?? {};
    const answer = (seed: string) => supplierAnswer(question('Is it in stock?', { given, seed }));
    for (const [at] of answers.entries()) given.push(answer(`${turn} ${at}`));
    expect(new Set(given)).toEqual(new Set(answers));
    expect(answers).toContain(answer(turn));
  });

  it('to a very long message is immediate', () => {
    expect(supplierAnswer(question('invoice '.repeat(2_500)))).not.toBe('');
  });
});

describe('an answer from support', () => {
  const member = answeringMember(2, []);

  it('greets no one by name if the author is unknown', () => {
    expect(supportAnswer(question('Good morning'), '', member)).toMatch(/^Hello\. .* Regards, Craig$/);
  });

  it('matches the topic of the question', () => {
    const answer = supportAnswer(question('The report shows another total.'), 'Thabo Nkosi', member);
    expect(answersAbout(SUPPORT_TOPICS, 'report').some((one) => answer === `Hello Thabo. ${one} Regards, Craig`)).toBe(
      true,
    );
  });

  it('is given by the member assigned to the ticket, unless another is addressed', () => {
    expect(answeringMember(3, ['Craigslist']).name).toBe('Fatima Davids');
    expect(answeringMember(3, ['Hi CRAIG,']).name).toBe('Craig Adams');
    expect(answeringMember(undefined, []).name).toBe('Nomsa Khumalo');
  });
});
