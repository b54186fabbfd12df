import { settings, updateOverridePassword } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { filesBelow, isTest, read } from '../../tools/architecture/sources.ts';

const sources = (...folders: string[]) =>
  folders
    .flatMap((folder) => filesBelow(folder, '.ts', '.tsx'))
    .filter((file) => !isTest(file) && !/\.stories\./.test(file));

/** Settings forms: reading a setting there has no effect, except for search colours. */
const FORMS = /^app\/src\/(settings\/(?!.*highlightStyle)|features\/ordering\/preferences\/)/;
const forms = sources('app/src').filter((file) => FORMS.test(file));
/** Code with effects: user interface and backend. */
const effects = [
  ...sources('app/src').filter((file) => !FORMS.test(file)),
  ...sources('mocks/backend/src/calls', 'mocks/backend/src/rules').filter((file) => !/\/settings(\/|\.ts$)/.test(file)),
];

const KEYS = [...Object.keys(settings.shape), ...Object.keys(updateOverridePassword.body.shape)];
const named = (files: readonly string[], key: string) =>
  files.some((file) => new RegExp(`\\b${key}\\b`).test(read(file)));

/** Settings that are only displayed. */
const TO_READ = ['lastOrderNumber'];
describe('a setting', () => {
  it('has a control on the settings page', () => {
    expect(KEYS.filter((key) => !named(forms, key))).toEqual([]);
  });

  it('has an effect: none is stored without being read', () => {
    const idle = KEYS.filter((key) => !TO_READ.includes(key) && !named(effects, key));
    expect(idle).toEqual([]);
  });
});
