import preview from '@mortar/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Popup } from '../Popup/Popup.tsx';
import { MessageScreen } from './MessageScreen.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/MessageScreen/Something went wrong',
  component: MessageScreen,
  tags: ['manifest:error-boundary'],
  parameters: { layout: 'fullscreen' },
  args: { title: 'Something went wrong' },
  decorators: [
    (Story) => (
      <div style={{ height: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
});

const reload = <Button>Reload</Button>;

export const Application = meta.story({
  name: 'application',
  args: { text: 'The application stopped working. Your order is kept.', action: reload },
});
export const Page = meta.story({
  name: 'page',
  args: { text: 'This page stopped working. The rest still works.', action: <Button>Try again</Button> },
});
export const InPopup = meta.story({
  name: 'popup',
  render: ({ title }) => (
    <Popup open title={title} size="sm" description="Close it and try again." onClose={() => {}}>
      <ErrorState text="This window stopped working. Close it and try again." onRetry={() => {}} />
    </Popup>
  ),
});
export const NewVersion = meta.story({
  name: 'new version needed',
  args: { text: 'A part of the application is not there any more: there is a new version.', action: reload },
});
