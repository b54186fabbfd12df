import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listMessages } from '../calls/messages/messaging.ts';
import { readAnswer } from '../outcome.ts';
import { plainMessages } from './messaging.ts';

/** Mostly valid values, sometimes invalid. */
const odd = fc.oneof(
  ...[fc.constantFrom(null, undefined, -1, 1.5, '7', 'x', '', 'true', '0', 0, 1, true, {}, []), fc.string()],
);
const usually = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 30, arbitrary }, { weight: 1, arbitrary: odd });
const message = fc.record(
  {
    convMessageID: usually(fc.nat()),
    convID: usually(fc.nat()),
    message: usually(fc.string()),
    sender: usually(fc.constantFrom('insights', 'pharmacy')),
    sendDateTime: usually(fc.constantFrom('2026-03-02T08:30:00Z', null)),
    isRead: usually(fc.boolean()),
    groupID: usually(fc.string()),
    more: fc.string(),
  },
  { requiredKeys: ['convMessageID', 'convID', 'message', 'sender', 'sendDateTime', 'isRead'] },
);

describe('messages that match the contract exactly', () => {
  it('are read as by the schema, which handles all others', () =>
    fc.assert(
      fc.property(fc.oneof(fc.array(message), odd), (messages) => {
        const body = { resultCode: 1, messages };
        const plain = plainMessages(body);
        const parsed = listMessages.answer.safeParse(body);
        if (plain) expect(parsed.data).toEqual(plain);
        const answer = readAnswer(listMessages, body);
        expect(answer.kind).toBe(parsed.success ? 'value' : 'violation');
        if (answer.kind === 'value') expect(answer.value).toEqual(parsed.data);
      }),
      { numRuns: 500 },
    ));

  it('are those that a server usually sends', () => {
    const one = { convMessageID: 1, convID: 7, message: 'Yes', sender: 'insights', sendDateTime: null, isRead: false };
    expect(plainMessages({ messages: [{ ...one, groupID: 'KEST_1001', more: 1 }] })).toEqual({
      messages: [{ ...one, groupID: 'KEST_1001' }],
    });
    expect(plainMessages({ messages: [{ ...one, groupID: 'KEST_1001', convID: '7' }] })).toBeNull();
  });
});
