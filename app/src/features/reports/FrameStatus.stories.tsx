import preview from '@mortar/storybook/preview';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { expectVisible } from '#stories/steps.ts';
import { FrameStatus } from './FrameStatus.tsx';
import { messages } from './messages.ts';
import type { FrameState } from './model/frameState.ts';

const { frame: texts } = messages;
const retry = fn();

const meta = preview.meta({ title: 'Screens/Reports/Frame of a report', tags: ['!autodocs', 'app'] });

const at = (state: FrameState) => () => (
  <div style={{ position: 'relative', display: 'grid', height: 320 }}>
    <FrameStatus state={state} title="Savings" host="reports.example" onRetry={retry} />
  </div>
);

export const Loading = meta.story({
  name: 'loading',
  render: at('loading'),
  play: () => expectVisible(texts.loading('Savings')),
});

/** The frame loaded but sent no message; it may be a browser error page. */
export const Silent = meta.story({ name: 'silent', render: at('silent'), play: () => expectVisible(texts.silent) });

export const NeverLoaded = meta.story({
  name: 'never loaded',
  render: at('late'),
  play: async () => {
    await expectVisible(texts.late);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const Offline = meta.story({ name: 'offline', render: at('offline'), play: () => expectVisible(texts.offline) });

export const Refused = meta.story({
  name: 'refused by host',
  render: at('refused'),
  play: () => expectVisible(texts.refused('reports.example')),
});
