import { settings, updateOverridePassword } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { filesBelow, isTest, read } from '../../tools/architecture/sources.ts';

const sources = (...folders: string[]) =>
  folders
    .flatMap((folder) => filesBelow(folder, '.ts', '.tsx'))
    .filter((file) => !isTest(file) && !/\.stories\./.test(file));

/** Where settings are changed: reading one there does nothing to anybody, but for the colours of every search. */
const FORMS = /^app\/src\/(settings\/(?!.*highlightStyle)|features\/ordering\/preferences\/)/;
const forms = sources('app/src').filter((file) => FORMS.test(file));
/** What people meet, and what the server does by itself. */
const effects = [
  ...sources('app/src').filter((file) => !FORMS.test(file)),
  ...sources('mocks/backend/src/calls', 'mocks/backend/src/rules').filter((file) => !/\/settings(\/|\.ts$)/.test(file)),
];

const KEYS = [...Object.keys(settings.shape), ...Object.keys(updateOverridePassword.body.shape)];
const named = (files: readonly string[], key: string) =>
  files.some((file) => new RegExp(`\\b${key}\\b`).test(read(file)));

/** Shown, and of no effect: the number itself is the use of it. */
const TO_READ = ['lastOrderNumber'];
/** Of sending and printing, whose rooms read them when they come; no key is added here. */
const EXPECTED = [
  'ordering_PrintShceduleItems',
  'ordering_PromptPrintShceduleItems',
  'ordering_General_PromptForAccountNumber_Enabled',
];

describe('a setting', () => {
  it('has a control on the settings page', () => {
    expect(KEYS.filter((key) => !named(forms, key))).toEqual([]);
  });

  it('changes something: none is kept that nobody reads', () => {
    const idle = KEYS.filter((key) => !TO_READ.includes(key) && !named(effects, key));
    expect(idle.filter((key) => !EXPECTED.includes(key))).toEqual([]);
  });
});
