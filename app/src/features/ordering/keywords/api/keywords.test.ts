import { addKeyword, deleteKeyword, type Keyword, listKeywords } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import type { Client } from '#server/client.ts';
import { editKeyword, hasKeyword, KeywordLost } from './keywords.ts';

type Answer = { kind: 'value'; value: object } | { kind: 'error'; code: number; text: string } | { kind: 'network' };
const refused: Answer = { kind: 'error', code: 2, text: '' };
const lost: Answer = { kind: 'network' };

/** Server with keywords; `fails` lists calls that answer with an error, and whether they still take effect. */
function server(words: string[], fails: Record<string, { answer: Answer; done?: boolean }> = {}) {
  const list = new Set(words);
  const sent: string[] = [];
  const send = async (call: { name: string }, { body, query }: { body?: { keyword: string }; query?: object }) => {
    sent.push(body ? `${call.name} ${body.keyword}` : call.name);
    const fault = fails[call.name];
    if (body && (!fault || fault.done)) {
      if (call.name === addKeyword.name) list.add(body.keyword);
      if (call.name === deleteKeyword.name) list.delete(body.keyword);
    }
    if (fault) return fault.answer;
    const rows: Partial<Keyword>[] = [...list].map((keyword, index) => ({ keyword, index, type: 'USER' }));
    if (query && rows.length === 0) return { kind: 'nothing' };
    return { kind: 'value', value: { keywordcustomwithindex: rows } };
  };
  return { client: { send } as unknown as Client, sent, words: () => [...list] };
}

const edit = (client: Client, from: string | null = 'fever', to = 'flu') =>
  editKeyword(client, { productcode: '1', from, to }).catch((error: unknown) => error);

describe('changing a keyword', () => {
  it('deletes the old one and adds the new one', async () => {
    const { client, sent, words } = server(['fever']);
    expect(await edit(client)).toBeUndefined();
    expect(sent).toEqual(['deleteKeyword fever', 'addKeyword flu']);
    expect(words()).toEqual(['flu']);
  });

  it('keeps the old one if it cannot be deleted, and adds nothing', async () => {
    const { client, sent, words } = server(['fever'], { deleteKeyword: { answer: refused } });
    expect(await edit(client)).toMatchObject({ failure: refused });
    expect(sent).toEqual(['deleteKeyword fever']);
    expect(words()).toEqual(['fever']);
  });

  it('continues after a lost answer to a delete that was done', async () => {
    const { client, sent } = server(['fever'], { deleteKeyword: { answer: lost, done: true } });
    expect(await edit(client)).toBeUndefined();
    expect(sent).toEqual(['deleteKeyword fever', 'listKeywords', 'addKeyword flu']);
  });

  it('stops after a lost answer to a delete that was not done', async () => {
    const { client, words } = server(['fever'], { deleteKeyword: { answer: lost } });
    expect(await edit(client)).toMatchObject({ failure: lost });
    expect(words()).toEqual(['fever']);
  });

  it('succeeds after a lost answer to an add that was done', async () => {
    const { client, words } = server(['fever'], { addKeyword: { answer: lost, done: true } });
    expect(await edit(client)).toBeUndefined();
    expect(words()).toEqual(['flu']);
  });

  it('reports that both are gone if the add was rejected', async () => {
    const { client, words } = server(['fever'], { addKeyword: { answer: refused } });
    const error = await edit(client);
    expect(error).toBeInstanceOf(KeywordLost);
    expect(error).toMatchObject({ certain: true, cause: { failure: refused } });
    expect(words()).toEqual([]);
  });

  it('reports an unknown result if the product cannot be read either', async () => {
    const { client } = server(['fever'], { addKeyword: { answer: lost }, [listKeywords.name]: { answer: lost } });
    expect(await edit(client)).toMatchObject({ certain: false });
  });

  it('only adds if an earlier attempt deleted the old one', async () => {
    const { client, sent } = server([]);
    expect(await edit(client, null)).toBeUndefined();
    expect(sent).toEqual(['addKeyword flu']);
  });
});

it('compares keywords case-insensitively', () => {
  expect(hasKeyword([{ keyword: 'Fever' }], ' fever ')).toBe(true);
  expect(hasKeyword([{ keyword: 'Fever' }], 'fev')).toBe(false);
});
