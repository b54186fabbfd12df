import preview from '@mortar/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { MessageScreen } from './MessageScreen.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/MessageScreen/Page Not Found',
  component: MessageScreen,
  tags: ['manifest:not-found'],
  parameters: { layout: 'fullscreen' },
  args: { title: 'Page Not Found' },
  decorators: [
    (Story) => (
      <div style={{ height: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
});

export const LoggedIn = meta.story({ name: 'logged in', args: { action: <Button>Go to Dashboard</Button> } });
export const LoggedOut = meta.story({ name: 'logged out', args: { action: <Button>Go to Login</Button> } });
