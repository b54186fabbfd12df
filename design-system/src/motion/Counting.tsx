import { useRef } from 'react';
import { useCounting } from './useCounting.ts';

interface CountingProps {
  /** What is counted to: cents, lines. A whole number. */
  value: number;
  /** The number as it is read: `R 12.50`. */
  format: (value: number) => string;
}

/** A number that counts to what it has become. The value itself is there at once. */
export const Counting = ({ value, format }: CountingProps) => {
  const element = useRef<HTMLSpanElement>(null);
  useCounting(element, value, format);
  return (
    <span ref={element} translate="no">
      {format(value)}
    </span>
  );
};
