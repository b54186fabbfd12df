import preview from '@mortar/storybook/preview';
import { KeyHint } from './KeyHint.tsx';

const meta = preview.meta({ title: 'Components/Text/KeyHint', component: KeyHint, args: { children: 'Esc' } });

export const Quiet = meta.story({});
export const Enter = meta.story({ args: { children: '↵' } });
export const Chord = meta.story({ args: { children: 'Alt N' } });
