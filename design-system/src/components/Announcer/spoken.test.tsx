import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { QuantityBox } from '../QuantityBox/QuantityBox.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { announcements } from './announce.ts';
import { useAnnouncement } from './useAnnouncement.ts';

const announced = () => announcements.get().map(({ text, assertive }) => (assertive ? `! ${text}` : text));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => announcements.clear());
  vi.useRealTimers();
});

const Summary = ({ text }: { text: string }) => {
  useAnnouncement(text, { topic: 'summary', wait: 600 });
  return <p>{text}</p>;
};

const Quantity = () => {
  const [value, setValue] = useState<number | null>(1);
  return <QuantityBox label="Quantity" value={value} onChange={setValue} autoFocus />;
};

describe('what changes while somebody types', () => {
  it('is silent at first and says the last of it', () => {
    const { rerender } = render(<Summary text="1 at R10.00" />);
    wait(1000);
    rerender(<Summary text="12 at R10.00" />);
    wait(300);
    rerender(<Summary text="120 at R10.00" />);
    wait(700);
    expect(announced()).toEqual(['120 at R10.00']);
  });
});

describe('an error of a field', () => {
  it('is spoken at once in a quantity that keeps the keyboard', () => {
    render(<Quantity />);
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '0' } });
    expect(announced()).toEqual(['! Enter a whole number from 1 to 999\u00a0999.']);
  });

  it('is spoken with the name of a field that was left', () => {
    const { rerender } = render(<TextField label="Username" value="" onChange={() => {}} />);
    rerender(<TextField label="Username" value="" onChange={() => {}} error="Required" />);
    wait(200);
    expect(announced()).toEqual(['Username: Required']);
  });

  it('is left to the field where a form moves the keyboard to it', () => {
    const { rerender } = render(<TextField label="Username" value="" onChange={() => {}} />);
    rerender(<TextField label="Username" value="" onChange={() => {}} error="Required" />);
    act(() => screen.getByRole('textbox').focus());
    wait(200);
    expect(announced()).toEqual([]);
  });

  it('is not spoken while it stands there from the beginning', () => {
    render(<TextField label="Username" value="" onChange={() => {}} error="Required" />);
    wait(200);
    expect(announced()).toEqual([]);
  });
});
