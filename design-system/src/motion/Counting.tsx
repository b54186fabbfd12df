import { useRef } from 'react';
import { useCounting } from './useCounting.ts';

interface CountingProps {
  /** Target integer, such as cents or lines. */
  value: number;
  /** Formats the number: `R 12.50`. */
  format: (value: number) => string;
}

/** A number that animates to its new value. The accessible value changes at once. */
export const Counting = ({ value, format }: CountingProps) => {
  const element = useRef<HTMLSpanElement>(null);
  useCounting(element, value, format);
  return (
    <span ref={element} translate="no">
      {format(value)}
    </span>
  );
};
