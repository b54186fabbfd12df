import preview from '@mortar/storybook/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ChatInput, type ChatInputProps } from './ChatInput.tsx';
import { ChatLog, type ChatLogProps, type ChatMessage } from './ChatLog.tsx';

const theirs = (id: number, text: string): ChatMessage => ({
  id,
  text,
  own: false,
  author: 'Kestrel Wholesale',
  time: '2026-03-02 | 08:31',
});
const mine = (id: number, text: string, changed: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  text,
  own: true,
  author: 'Me',
  time: '2026-03-02 | 08:30',
  ...changed,
});
const few = [
  mine(1, 'Good morning. Is the Akonofen 25 mg back in stock?', { read: true }),
  theirs(2, 'Good morning! It arrives on Wednesday. Shall we keep ten for you?'),
  mine(3, 'Yes please, ten.'),
];

interface ChatProps extends ChatLogProps, Pick<ChatInputProps, 'disabled' | 'busy' | 'error' | 'placeholder'> {
  value: string;
}

const Chat = ({ label, messages, ...input }: ChatProps) => {
  const [value, setValue] = useState(input.value);
  const [sent, setSent] = useState<ChatMessage[]>([]);
  const send = (text: string) => {
    setSent([...sent, mine(1000 + sent.length, text)]);
    setValue('');
  };
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 360, maxWidth: 560 }}>
      <ChatLog label={label} messages={[...messages, ...sent]} />
      <ChatInput {...input} value={value} onChange={setValue} onSend={send} />
    </div>
  );
};

const meta = preview.meta({
  title: 'Components/Chat',
  component: ChatLog,
  subcomponents: { ChatInput },
  render: (args) => <Chat {...(args as ChatProps)} />,
  args: { label: 'Conversation with Kestrel Wholesale', messages: few, value: '' } as ChatProps,
});

export const Playground = meta.story({});
export const SendingAndFailed = meta.story({
  args: { messages: [...few, mine(4, 'Two more.', { state: 'failed' }), mine(5, 'Hello?', { state: 'sending' })] },
});
export const NobodyChosen = meta.story({
  args: { messages: [], disabled: true, placeholder: 'Please select a conversation.' } as Partial<ChatProps>,
});
export const SendFailed = meta.story({
  args: { value: 'Yes please, ten.', error: 'The message could not be sent. Please try again.' } as Partial<ChatProps>,
});
export const FourLines = meta.story({
  args: { value: 'One\nTwo\nThree\nFour\nFive scrolls' } as Partial<ChatProps>,
});
export const Sends = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Thank you{Enter}');
    await expect(canvas.getByText('Thank you')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  },
});
export const ManyMessages = meta.story({
  args: {
    messages: Array.from({ length: 120 }, (_, at) => (at % 3 ? theirs(at, `Answer ${at}`) : mine(at, `Line ${at}`))),
  },
});
export const LongText = meta.story({
  args: {
    messages: [
      theirs(1, 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(6)),
      mine(2, 'We would like to know when it comes. '.repeat(20)),
      theirs(3, '<img src=x onerror=alert(1)> https://example.test/a'),
    ],
  },
});
export const Zoomed = meta.story({ globals: { textSize: '200' } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
