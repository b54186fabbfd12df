import { TextLink } from '@mortar/design-system';
import { messages } from './messages.ts';
import { unknownText } from './model/warningText.ts';
import { useReview } from './useReview.ts';
import './review.css';

export interface ReviewNoteProps {
  /** Ids of warnings already seen. */
  passed: readonly string[];
  /** Returns to the review. */
  onOpen(): void;
}

/** Lists warnings that arrived after the review, and what could not be checked, next to the order being sent. */
export function ReviewNote({ passed, onOpen }: ReviewNoteProps) {
  const { warnings, unknown } = useReview();
  const late = warnings.filter(({ id }) => !passed.includes(id)).length;
  const text = unknownText(unknown);
  if (late === 0 && text === '') return null;
  return (
    <span className="review-note">
      {late > 0 && <span>{messages.note.late(late)}</span>}
      {text !== '' && <span>{text}</span>}
      <TextLink quiet onClick={onOpen}>
        {messages.note.open}
      </TextLink>
    </span>
  );
}
