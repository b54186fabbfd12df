import preview from '@mortar/storybook/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ChatInput, type ChatInputProps } from './ChatInput.tsx';
import { ChatLog, type ChatLogProps } from './ChatLog.tsx';
import type { ChatMessage } from './chatMessage.ts';

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

const Chat = ({ label, messages, firstNew, ...input }: ChatProps) => {
  const [value, setValue] = useState(input.value);
  const [sent, setSent] = useState<ChatMessage[]>([]);
  const send = (text: string) => {
    setSent([...sent, mine(1000 + sent.length, text)]);
    setValue('');
  };
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 360, maxWidth: 560 }}>
      <ChatLog label={label} messages={[...messages, ...sent]} firstNew={firstNew} />
      <ChatInput {...input} value={value} onChange={setValue} onSend={send} />
    </div>
  );
};

const meta = preview.meta({
  title: 'Components/Data/Chat',
  component: ChatLog,
  subcomponents: { ChatInput },
  render: (args) => <Chat {...(args as ChatProps)} />,
  args: { label: 'Conversation with Kestrel Wholesale', messages: few, value: '' } as ChatProps,
});

export const Playground = meta.story({});
const again = [
  { label: 'Try again', onPress: () => undefined },
  { label: 'Edit', onPress: () => undefined },
];
export const SendingAndFailed = meta.story({
  args: {
    messages: [
      ...few,
      mine(4, 'Two more.', { state: 'failed', actions: again }),
      mine(5, 'And the invoice?', { state: 'failed', error: 'The supplier is offline.', actions: again }),
      mine(6, 'Are you there?', { state: 'unconfirmed', actions: [{ label: 'Look again', onPress: () => undefined }] }),
      mine(7, 'Hello?', { state: 'sending' }),
    ],
  },
});
export const DaysAndNew = meta.story({
  args: {
    messages: [
      { ...few[0], day: '2026/02/27' },
      { ...few[1], day: '2026/02/27' },
      { ...few[2], day: '2026/03/02' },
      { ...theirs(4, 'They are packed.'), day: '2026/03/02' },
    ] as ChatMessage[],
    firstNew: 4,
  },
});
export const Links = meta.story({
  args: {
    messages: [
      theirs(1, 'The price list: https://lists.example.test/march.xlsx. The old one is at http://lists.example.test.'),
      theirs(2, 'javascript:alert(1) and https://bank.example@evil.example/ are words.'),
    ],
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://lists.example.test/march.xlsx']);
    await expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer');
  },
});
const ZALGO = [...'Order late'].map((character) => character + '\u0301\u0327\u0330'.repeat(14)).join('');
export const StrangeText = meta.story({
  args: {
    messages: [
      theirs(1, ZALGO),
      theirs(2, '\u202eturned \u2066and\u2069 back'),
      theirs(3, 'باراسيتامول ٥٠٠ مجم'),
      mine(4, '👩🏽‍⚕️💊'),
    ],
  },
});
export const HundredThousandCharacters = meta.story({
  args: { messages: [theirs(1, 'Terms and conditions apply. '.repeat(3600)), mine(2, 'Thank you')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show all/ }));
    await expect(canvas.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
  },
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
    messages: Array.from({ length: 120 }, (_, index) =>
      index % 3 ? theirs(index, `Answer ${index}`) : mine(index, `Line ${index}`),
    ),
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
