import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeLayout } from '../../testing/fakeLayout.ts';
import { render } from '../../testing/render.tsx';
import { announcements } from '../Announcer/announce.ts';
import { ChatInput } from './ChatInput.tsx';
import { ChatLog } from './ChatLog.tsx';
import type { ChatMessage } from './chatMessage.ts';

const message = (id: number, own: boolean, changed: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  own,
  author: own ? 'Me' : 'Kestrel',
  text: `text ${id}`,
  time: '2026-03-02 | 08:30',
  ...changed,
});

describe('ChatLog', () => {
  afterEach(() => {
    act(() => announcements.clear());
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('shows author and time of each message, and whether the user’s own was read', () => {
    render(<ChatLog label="Chat" messages={[message(1, true, { read: true }), message(2, false), message(3, true)]} />);
    const articles = within(screen.getByRole('log', { name: 'Chat' })).getAllByRole('article');
    expect(articles.map((one) => one.textContent)).toEqual([
      'Metext 12026-03-02 | 08:30Read',
      'Kestreltext 22026-03-02 | 08:30',
      'Metext 32026-03-02 | 08:30Not read yet',
    ]);
  });

  it('shows a text as it was written, and executes nothing in it', () => {
    render(<ChatLog label="Chat" messages={[message(1, false, { text: '<b>bold</b>\nsecond' })]} />);
    expect(screen.getByText(/<b>bold<\/b>/).querySelector('b')).toBeNull();
  });

  it('scrolls to the user’s own message, and announces messages of the other side', async () => {
    vi.useFakeTimers();
    fakeLayout(300, () => 90);
    const written = Array.from({ length: 40 }, (_, index) => message(index, false));
    const log = () => screen.getByRole('log');
    const fromEnd = () => log().scrollHeight - log().clientHeight - log().scrollTop;
    const rested = () => act(() => vi.advanceTimersByTimeAsync(200));
    const { rerender } = render(<ChatLog label="Chat" messages={written} />);
    await rested();
    expect(fromEnd()).toBe(0);
    log().scrollTop = 500;
    await rested();
    const scrollTopBefore = log().scrollTop;
    rerender(<ChatLog label="Chat" messages={[...written, message(50, false)]} />);
    await rested();
    expect(log().scrollTop).toBe(scrollTopBefore);
    expect(announcements.get().map(({ text }) => text)).toEqual(['Kestrel: text 50']);
    rerender(<ChatLog label="Chat" messages={[...written, message(50, false), message(51, true)]} />);
    await rested();
    expect(fromEnd()).toBe(0);
    expect(announcements.get()).toHaveLength(1);
  });
});

describe('ChatInput', () => {
  const Controlled = ({ onSend, busy = false }: { onSend: (text: string) => void; busy?: boolean }) => {
    const [value, setValue] = useState('');
    return <ChatInput value={value} onChange={setValue} onSend={onSend} busy={busy} />;
  };
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

  it('sends non-empty text with Enter, and starts a line with Shift+Enter', async () => {
    const onSend = vi.fn();
    const { user } = render(<Controlled onSend={onSend} />);
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    await user.type(box(), '   {Enter}');
    expect(onSend).not.toHaveBeenCalled();
    await user.clear(box());
    await user.type(box(), ' one{Shift>}{Enter}{/Shift}two {Enter}');
    expect(onSend).toHaveBeenCalledExactlyOnceWith('one\ntwo');
    expect(box().value).toBe(' one\ntwo ');
  });

  it('allows typing while a message is being sent, and sends no other', async () => {
    const onSend = vi.fn();
    const { user } = render(<Controlled onSend={onSend} busy />);
    await user.type(box(), 'next{Enter}');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).not.toHaveBeenCalled();
    expect(box().value).toBe('next');
  });

  it('shows its error', () => {
    render(<ChatInput value="x" onChange={() => {}} onSend={() => {}} error="Not sent." />);
    expect(document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Not sent.');
  });
});
