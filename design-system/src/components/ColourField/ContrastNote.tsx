import { Check, TriangleAlert } from 'lucide-react';
import { getContrast } from './contrast.ts';
import { messages } from './messages.ts';
import { MIN_CONTRAST } from './parseColour.ts';

interface ContrastNoteProps {
  ground: string;
  text: string;
}

/** Contrast of text on a background: a sample, the ratio, and a verdict in words. */
export const ContrastNote = ({ ground, text }: ContrastNoteProps) => {
  const ratio = getContrast(ground, text);
  const fails = ratio < MIN_CONTRAST;
  return (
    <p className="m-colour__contrast" aria-live="polite">
      {/* Painted by CSS, because the sample may intentionally be illegible. */}
      <span
        className="m-colour__sample"
        aria-hidden="true"
        data-words={messages.sample}
        style={{ background: ground, color: text }}
      />
      <span className="m-figures" dir="ltr">
        {messages.ratio(ratio)}
      </span>
      <span className="m-colour__verdict" data-fails={fails || undefined}>
        {fails ? <TriangleAlert size={16} aria-hidden="true" /> : <Check size={16} aria-hidden="true" />}
        {fails ? messages.fails : messages.passes}
      </span>
    </p>
  );
};
