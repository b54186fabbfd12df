import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, waitFor } from 'storybook/test';
import { expectVisible, press } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';
import { READY, Stored } from './testing/Stored.tsx';
import { scan } from './testing/scan.ts';

const meta = preview.meta({
  title: 'Screens/Ordering/Scanned, not found',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:scanned-codes'],
  decorators: [asPart],
  parameters: { backend: { scenario: 'busyMorning', openOrder: true } },
  render: () => <Stored />,
});

/** EAN-13 from the range for in-store use. */
const NOBODYS = '2900000000070';

export const Unknown = meta.story({
  name: 'unknown',
  play: async () => {
    await expectVisible(READY);
    scan(NOBODYS);
    await expectVisible(texts.reasons.unknown);
  },
});

export const Misread = meta.story({
  name: 'misread',
  play: async () => {
    await expectVisible(READY);
    scan(`${NOBODYS.slice(0, 12)}1`);
    await expectVisible(texts.reasons.misread);
  },
});

/** Several products have the code, so the user has to choose. */
export const Several = meta.story({
  name: 'several products',
  render: () => <Stored left={[{ code: 'KE102334', reason: 'several' }]} />,
  play: async () => {
    await expectVisible(texts.reasons.several);
  },
});

/** During a prompt the scan neither answers it nor is lost. */
export const Waiting = meta.story({
  name: 'waiting',
  render: () => <Stored prompting />,
  play: async () => {
    await expectVisible(READY);
    scan(NOBODYS, { end: null });
    await expectVisible(texts.reasons.waiting);
    await expect(screen.getByRole('button', { name: new RegExp(`^${texts.lookUp}.*${NOBODYS}`) })).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'failed',
  parameters: { backend: { faults: [{ call: 'listProducts', kind: 'code', code: 2 }] } },
  play: async () => {
    await expectVisible(READY);
    scan(NOBODYS);
    await expectVisible(texts.reasons.failed);
  },
});

/** The third code is partly visible. */
export const Many = meta.story({
  name: 'many',
  render: () => (
    <Stored
      left={[
        { code: NOBODYS, reason: 'unknown' },
        { code: '6013842213686', reason: 'failed' },
        { code: '01 06001234567890 17 270131', reason: 'misread' },
        { code: 'KE102334', reason: 'several' },
      ]}
    />
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4));
    await press(new RegExp(`^${texts.remove}.*${NOBODYS}`));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  },
});
