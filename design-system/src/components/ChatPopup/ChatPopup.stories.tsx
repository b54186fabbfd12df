import preview from '@mortar/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { LoadingState } from '../LoadingState/LoadingState.tsx';
import { ChatPopup, type ChatPopupProps } from './ChatPopup.tsx';

const Controlled = (props: ChatPopupProps) => {
  const [value, setValue] = useState(props.value);
  return <ChatPopup {...props} value={value} onChange={setValue} />;
};

const messages = [
  { id: 1, author: 'Me', own: true, read: true, time: '2026-03-02 | 08:30', text: 'Is this offer still open?' },
  {
    id: 2,
    author: 'Kestrel Wholesale',
    own: false,
    time: '2026-03-02 | 08:31',
    text: 'Until Friday, while stock lasts.',
  },
];

const meta = preview.meta({
  title: 'Popups/Shop/Message',
  component: ChatPopup,
  tags: ['manifest:promotion-message'],
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    partner: 'Kestrel Wholesale',
    subject: 'Winter offers',
    messages,
    value: '',
    onChange: () => {},
    onSend: fn(),
    onClose: fn(),
  },
  render: (args) => <Controlled {...args} />,
});

export const Chat = meta.story({
  name: 'chat',
  play: async () => {
    const box = await screen.findByRole('textbox', { name: 'Message' });
    await waitFor(() => expect(box).toHaveFocus());
    // Title, subject, messages and input are left-aligned.
    const left = (element: Element | null) => Math.round(element?.getBoundingClientRect().left ?? Number.NaN);
    const subject = screen.getByText('Winter offers', { selector: 'p' });
    const inset = Number.parseFloat(getComputedStyle(subject).paddingLeft);
    const edges = [
      left(screen.getByText('Message', { selector: 'h2' })),
      left(subject) + inset,
      left(screen.getByText('Until Friday, while stock lasts.').closest('.m-chat__bubble')),
    ];
    await expect(edges).toEqual(Array(3).fill(left(box)));
  },
});
export const Sending = meta.story({
  name: 'sending',
  args: {
    sending: true,
    messages: [
      ...messages,
      { id: 3, author: 'Me', own: true, state: 'sending', time: '', text: 'Keep twenty, please.' },
    ],
  },
});
export const OtherSideAway = meta.story({
  args: { value: 'For when you are there', sending: true, note: 'Kestrel Wholesale is offline.' },
});
export const Failed = meta.story({
  name: 'failed',
  args: { value: 'Keep twenty, please.', error: 'The message could not be sent. Please try again.' },
});
export const Loading = meta.story({ args: { instead: <LoadingState text="Loading messages..." /> } });
export const CouldNotBeRead = meta.story({
  args: { instead: <ErrorState text="Sorry an error has occurred, error code: 2. Please try again." onRetry={fn()} /> },
});
