import preview from '@mortar/storybook/preview';
import { brandInfo } from '@mortar/themes';
import { getBrand } from '../../foundations/getBrand.ts';
import { Button } from '../Button/Button.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { MessageScreen } from './MessageScreen.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/MessageScreen',
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

export const TitleAlone = meta.story({});
export const WithAction = meta.story({
  args: { action: <Button>Try again</Button>, text: 'The page stopped working.' },
});
export const DesktopOnly = meta.story({
  render: (_, { globals }) => (
    <MessageScreen
      title={brandInfo[getBrand(globals)].productName}
      picture={<Logo brand={getBrand(globals)} height={56} decorative />}
      text="This website has been developed for desktop view only, please change to a desktop to gain full access to our website"
    />
  ),
});
