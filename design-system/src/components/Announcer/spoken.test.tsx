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

describe('a text that changes while the user types', () => {
  it('is not announced at first, then only its last value is', () => {
    const { rerender } = render(<Summary text="1 at R10.00" />);
    wait(1000);
    rerender(<Summary text="12 at R10.00" />);
    wait(300);
    rerender(<Summary text="120 at R10.00" />);
    wait(700);
    expect(announced()).toEqual(['120 at R10.00']);
  });
});

describe('the error of a field', () => {
  it('is announced at once in a quantity that keeps focus', () => {
    render(<Quantity />);
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '0' } });
    expect(announced()).toEqual(['! Enter a whole number from 1 to 999\u00a0999.']);
  });

  it('is announced with the name of a field that lost focus', () => {
    const { rerender } = render(<TextField label="Username" value="" onChange={() => {}} />);
    rerender(<TextField label="Username" value="" onChange={() => {}} error="Required" />);
    wait(200);
    expect(announced()).toEqual(['Username: Required']);
  });

  it('is left to the field if a form moves focus to it', () => {
    const { rerender } = render(<TextField label="Username" value="" onChange={() => {}} />);
    rerender(<TextField label="Username" value="" onChange={() => {}} error="Required" />);
    act(() => screen.getByRole('textbox').focus());
    wait(200);
    expect(announced()).toEqual([]);
  });

  it('is not announced if it is there from the start', () => {
    render(<TextField label="Username" value="" onChange={() => {}} error="Required" />);
    wait(200);
    expect(announced()).toEqual([]);
  });
});
