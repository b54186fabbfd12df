import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { MessageScreen } from './MessageScreen.tsx';

const meta = preview.meta({
  title: 'Components/MessageScreen',
  component: MessageScreen,
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

export const NotFound = meta.story({ args: { action: <Button>Go to Dashboard</Button> } });
export const DesktopOnly = meta.story({
  args: {
    title: 'Mortar',
    picture: <Logo brand="mortar" height={56} decorative />,
    text: 'This website has been developed for desktop view only, please change to a desktop to gain full access to our website',
  },
});
export const Broken = meta.story({
  args: {
    title: 'Something went wrong',
    text: 'The page stopped working. Your order is kept.',
    action: <Button>Reload</Button>,
  },
});
