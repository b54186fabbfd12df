import preview from '@mortar/storybook/preview';
import { useEffect } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Popup } from '../Popup/Popup.tsx';
import { Announcer } from './Announcer.tsx';
import { announce, announcements } from './announce.ts';

const meta = preview.meta({
  title: 'Components/Feedback/Announcer',
  component: Announcer,
  decorators: [
    (Story) => {
      useEffect(function clearAnnouncements() {
        announcements.clear();
        return announcements.clear;
      }, []);
      return <Story />;
    },
  ],
});

const messages = (urgency: 'polite' | 'assertive') =>
  document.querySelector(`.m-announcer [aria-live="${urgency}"]`)?.textContent;

export const Polite = meta.story({
  render: () => <Button onClick={() => announce('332 products')}>Search</Button>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(messages('polite')).toBe('332 products');
  },
});

export const OverAPopup = meta.story({
  name: 'over a popup',
  render: () => (
    <Popup
      open
      title="Quantity Selection"
      footer={
        <Button keyHint="↵" onClick={() => announce('Minimum quantity is 1', { assertive: true })}>
          OK
        </Button>
      }
    >
      <p>What a popup hides of the page, the announcer is no part of.</p>
    </Popup>
  ),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: /^OK/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(messages('assertive')).toBe('Minimum quantity is 1');
    await expect(document.querySelector('.m-announcer')).not.toHaveAttribute('aria-hidden');
  },
});
