import {
  addKeyword,
  postConversation,
  postMessage,
  respondToTicket,
  submitSupplierMessage,
  submitTicket,
} from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { cases } from '../contract/cases.ts';
import { getKnown } from '../contract/known.ts';
import { startBackend } from '../support/buyer.ts';
import { callApi, enter } from '../support/client.ts';

const NOTHING = ['', ' \n', '\u200b', '\u202e', '\u200b \ufe0f', '\u3164'];
const UNKEEPABLE = ['Hello\0', '\ud800', 'Hello \udc4d'];
const HIDING = ['live\u202e', 'ev\u200bil', 'evil\ufe0f', 'ev\u034fil', '\ud800'];

type Bodies = { query?: Record<string, unknown>; body: Record<string, unknown> };

/** Returns a call's answer with one of its texts changed. */
async function answers(call: Parameters<typeof callApi>[1], change: (body: Record<string, unknown>) => object) {
  const { backend, fetch } = startBackend('openingTime');
  const found = cases[call.name];
  const me = await enter(fetch, found?.by ?? 'admin@1001');
  const { query, body } = (found?.good ?? (() => ({})))(getKnown(backend, me)) as Bodies;
  return (await callApi(fetch, call, { ...(query && { query }), body: { ...body, ...change(body) } } as never, me))
    .kind;
}

const message = (body: Record<string, unknown>, changed: object) => ({ ...(body.message as object), ...changed });

describe('a message', () => {
  const calls = [postMessage, respondToTicket, submitTicket] as const;
  const written = calls.flatMap((call) => [...NOTHING, ...UNKEEPABLE].map((text) => [call.name, text, call] as const));
  it.each(written)('of %s is rejected as %j', async (_name, text, call) => {
    expect(await answers(call, () => ({ message: text }))).toBe('error');
  });

  it.each([...NOTHING, ...UNKEEPABLE])('to suppliers is rejected as %j', async (text) => {
    expect(await answers(submitSupplierMessage, (body) => ({ message: message(body, { message: text }) }))).toBe(
      'error',
    );
  });

  it.each(calls.map((call) => [call.name, call] as const))(
    'of %s may contain invisible characters next to visible ones',
    async (_, call) => {
      expect(await answers(call, () => ({ message: 'שלום \u200f(a) ❤️' }))).toBe('value');
    },
  );
});

describe('a subject', () => {
  const calls = [postConversation, submitTicket] as const;
  const written = calls.flatMap((call) => [...NOTHING, ...HIDING].map((text) => [call.name, text, call] as const));
  it.each(written)('of %s is rejected as %j', async (_name, subject, call) => {
    expect(await answers(call, () => ({ subject }))).toBe('error');
  });

  it.each([...NOTHING, ...HIDING])('to suppliers is rejected as %j', async (subject) => {
    expect(await answers(submitSupplierMessage, (body) => ({ message: message(body, { subject }) }))).toBe('error');
  });
});

describe('a keyword', () => {
  it.each([...NOTHING, ...HIDING])('is rejected as %j', async (keyword) => {
    expect(await answers(addKeyword, () => ({ keyword }))).toBe('error');
  });

  it('is accepted if it is visible', async () => {
    expect(await answers(addKeyword, () => ({ keyword: 'flu season' }))).toBe('value');
  });
});
