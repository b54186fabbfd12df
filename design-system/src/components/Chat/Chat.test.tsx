import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { ChatInput } from './ChatInput.tsx';
import { ChatLog, type ChatMessage } from './ChatLog.tsx';

const message = (id: number, own: boolean, changed: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  own,
  author: own ? 'Me' : 'Kestrel',
  text: `text ${id}`,
  time: '2026-03-02 | 08:30',
  ...changed,
});

describe('ChatLog', () => {
  it('says who wrote what and when, and whether one’s own was read', () => {
    render(<ChatLog label="Chat" messages={[message(1, true, { read: true }), message(2, false), message(3, true)]} />);
    const said = within(screen.getByRole('log', { name: 'Chat' })).getAllByRole('article');
    expect(said.map((one) => one.textContent)).toEqual([
      'Metext 12026-03-02 | 08:30Read',
      'Kestreltext 22026-03-02 | 08:30',
      'Metext 32026-03-02 | 08:30Not read yet',
    ]);
  });

  it('shows a text as it was written, and runs nothing of it', () => {
    render(<ChatLog label="Chat" messages={[message(1, false, { text: '<b>bold</b>\nsecond' })]} />);
    expect(screen.getByText(/<b>bold<\/b>/).querySelector('b')).toBeNull();
  });

  it('keeps the newest in sight, unless one reads further up', () => {
    const { rerender } = render(<ChatLog label="Chat" messages={[message(1, false)]} />);
    const log = screen.getByRole('log');
    const place = (scrollTop: number) => {
      Object.defineProperties(log, {
        scrollHeight: { value: 900, configurable: true },
        clientHeight: { value: 300, configurable: true },
      });
      log.scrollTop = scrollTop;
      log.dispatchEvent(new Event('scroll', { bubbles: true }));
    };
    place(600);
    rerender(<ChatLog label="Chat" messages={[message(1, false), message(2, false)]} />);
    expect(log.scrollTop).toBe(900);
    place(100);
    rerender(<ChatLog label="Chat" messages={[message(1, false), message(2, false), message(3, false)]} />);
    expect(log.scrollTop).toBe(100);
    rerender(<ChatLog label="Chat" messages={[message(1, false), message(4, true)]} />);
    expect(log.scrollTop).toBe(900);
  });
});

describe('ChatInput', () => {
  const Held = ({ onSend, busy = false }: { onSend: (text: string) => void; busy?: boolean }) => {
    const [value, setValue] = useState('');
    return <ChatInput value={value} onChange={setValue} onSend={onSend} busy={busy} />;
  };
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

  it('sends with Enter what is not empty, and begins a line with Shift+Enter', async () => {
    const onSend = vi.fn();
    const { user } = render(<Held onSend={onSend} />);
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    await user.type(box(), '   {Enter}');
    expect(onSend).not.toHaveBeenCalled();
    await user.clear(box());
    await user.type(box(), ' one{Shift>}{Enter}{/Shift}two {Enter}');
    expect(onSend).toHaveBeenCalledExactlyOnceWith('one\ntwo');
    expect(box().value).toBe(' one\ntwo ');
  });

  it('lets one type on while a message is on its way, and sends none', async () => {
    const onSend = vi.fn();
    const { user } = render(<Held onSend={onSend} busy />);
    await user.type(box(), 'next{Enter}');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).not.toHaveBeenCalled();
    expect(box().value).toBe('next');
  });

  it('says what went wrong', () => {
    render(<ChatInput value="x" onChange={() => {}} onSend={() => {}} error="Not sent." />);
    expect(document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Not sent.');
  });
});
