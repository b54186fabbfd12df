import preview from '@mortar/storybook/preview';
import { useEffect } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Popup } from '../Popup/Popup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Toaster } from './LazyToaster.tsx';
import { toast } from './toast.ts';
import { withAction } from './withAction.ts';

const meta = preview.meta({
  title: 'Components/Feedback/Toaster',
  component: Toaster,
  tags: ['manifest:toasts'],
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  decorators: [
    (Story) => {
      // Switching the brand re-renders the story, so toasts are cleared only on unmount.
      useEffect(function clearToasts() {
        return toast.clear;
      }, []);
      return <Story />;
    },
  ],
});

export const Success = meta.story({
  name: 'success',
  play: async () => {
    toast.success('Settings saved successfully');
    await expect(await screen.findByRole('listitem')).toHaveTextContent('Settings saved successfully');
  },
});
export const Failure = meta.story({
  name: 'error',
  play: async () => {
    toast.error('Sorry an error has occurred, error code: 2. Please try again.');
    await expect(await screen.findByRole('listitem')).toHaveTextContent('error code: 2');
  },
});
export const Three = meta.story({
  name: 'three at once',
  play: async () => {
    toast.info('The one that gives way');
    toast.info('Kalahari Wholesale replied to order 20417.');
    toast.warning('No action available for this notification');
    toast.success('Successfully added user');
    await expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  },
});

export const Warning = meta.story({
  name: 'warning',
  play: async () => {
    toast.warning('No action available for this notification');
    await expect(await screen.findByRole('listitem')).toHaveTextContent('No action available');
  },
});
export const Information = meta.story({
  name: 'information',
  play: async () => {
    toast.info('Kalahari Wholesale replied to order 20417.');
    await expect(await screen.findByRole('listitem')).toHaveTextContent('Kalahari Wholesale replied');
  },
});
/** A toast with an action button, such as undo. */
export const WithAction = meta.story({
  name: 'with an action',
  play: async () => {
    withAction(toast.success('Deleted Panado 500 mg TAB 24 from order.'), { label: 'Undo', run: () => undefined });
    // Waits for the fade-in.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible());
  },
});
export const LongText = meta.story({
  name: 'long text',
  play: async () => {
    toast.error(`Sorry an error has occurred, error code: 2. ${'Please try again. '.repeat(12)}`);
    await expect(await screen.findByRole('listitem')).toHaveTextContent('error code: 2');
  },
});

/** A toast above an open popup stays visible and reachable. */
export const OverAPopup = meta.story({
  name: 'over a popup',
  render: () => (
    <>
      <Toaster />
      <Popup open title="Order" description="Its description." onClose={() => {}}>
        <TextField label="Description" value="" onChange={() => {}} />
      </Popup>
    </>
  ),
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Description' });
    await waitFor(() => expect(field).toHaveFocus());
    toast.success('Gone when it is dismissed');
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    toast.success('Settings saved successfully');
    await expect(await screen.findByRole('listitem')).toHaveTextContent('Settings saved successfully');
    const popup = screen.getByRole('dialog', { name: 'Order' });
    // Waits for the fade-in, which a busy browser may not have painted yet.
    await waitFor(() => expect(popup).toBeVisible());
  },
});
