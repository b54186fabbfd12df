import { describe, expect, it } from 'vitest';
import { getDraft, storedValues } from './storedValues.ts';

interface Values {
  name: string;
  dob: string | null;
  password: string;
  rights: Readonly<Record<string, boolean>>;
}
const SAVED: Values = { name: 'Night', dob: null, password: '', rights: { read: true, send: false } };
const typed: Values = {
  ...SAVED,
  name: 'Late',
  dob: '1990-02-03',
  password: 'Zebra!7',
  rights: { read: true, send: true },
};

describe('values typed in another session', () => {
  it('are restored into the form, except passwords', () => {
    const draft = getDraft(SAVED, typed, ['password']);
    expect(JSON.stringify(draft)).not.toContain('Zebra');
    expect(storedValues(draft, SAVED)).toEqual({ ...typed, password: '' });
  });

  it('override what another user saved meanwhile', () => {
    const saved = { ...SAVED, rights: { read: false, send: false, create: true } };
    expect(storedValues(getDraft(SAVED, { ...SAVED, name: 'Late' }, []), saved)).toEqual({ ...saved, name: 'Late' });
  });

  it.each<[object, Values]>([
    [{}, SAVED],
    [
      { name: 7, dob: false, rights: 'all' },
      { ...SAVED, dob: false as unknown as null },
    ],
    [{ rights: { read: 'yes', send: true } }, { ...SAVED, rights: { read: true, send: true } }],
    [{ rights: [] }, SAVED],
    [{ name: null }, { ...SAVED, name: null as unknown as string }],
    [{ more: 'than the form has' }, SAVED],
  ])('are dropped if they have another type: %j', (changed, values) => {
    expect(storedValues({ initial: { ...SAVED }, typed: { ...SAVED, ...changed } }, SAVED)).toEqual(values);
  });
});
