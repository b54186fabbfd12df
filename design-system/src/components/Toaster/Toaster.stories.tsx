import { expect, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Toaster } from './Toaster.tsx';
import { toast } from './toast.ts';

const meta = preview.meta({
  title: 'Components/Toaster',
  component: Toaster,
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  beforeEach: () => {
    toast.clear();
    return () => toast.clear();
  },
});

export const Success = meta.story({
  play: async () => {
    toast.success('Settings saved successfully');
    await expect(await screen.findByRole('status')).toHaveTextContent('Settings saved successfully');
  },
});
export const Failure = meta.story({
  play: async () => {
    toast.error('Sorry an error has occurred, error code: 2. Please try again.');
    await expect(await screen.findByRole('alert')).toHaveTextContent('error code: 2');
  },
});
export const Three = meta.story({
  play: async () => {
    toast.info('The one that gives way');
    toast.info('Kalahari Wholesale replied to order 20417.');
    toast.warning('No action available for this notification');
    toast.success('Successfully added user');
    await expect(await screen.findAllByRole('status')).toHaveLength(3);
  },
});
