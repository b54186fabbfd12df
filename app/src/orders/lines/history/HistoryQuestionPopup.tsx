import { messages as questionMessages } from '#orders/lines/questions/messages.ts';
import { OverrideQuestion } from '#orders/lines/questions/OverridePopup.tsx';
import { useSettings } from '#session/settings.tsx';
import { messages } from './messages.ts';
import { namedLines } from './texts.ts';
import type { HistoryQuestion } from './useHistory.ts';

const texts = messages.requested;

export interface HistoryQuestionPopupProps {
  question: HistoryQuestion;
  onOverridden(): void;
  onCancel(): void;
}

/** Asks for a password if restored lines exceed the limit or are locked, as for manual changes (001 §4). */
export function HistoryQuestionPopup({ question, onOverridden, onCancel }: HistoryQuestionPopupProps) {
  const { ordering_MaximumQuantity: maximum } = useSettings();
  const { kind, lines } = question;
  const details = lines.map(({ quantity, description, supplier }) =>
    kind === 'limit' ? texts.limit(quantity, description, maximum) : texts.lock(description, supplier),
  );
  return (
    <OverrideQuestion
      title={kind === 'limit' ? questionMessages.limit.title : texts.lockTitle}
      lines={[...namedLines(details), texts.password]}
      labels={texts}
      overrideKey={kind === 'limit' ? 'ordering_MaximumQuantityPassword' : 'ordering_SelectSupplier_Password'}
      onOverridden={onOverridden}
      onCancel={onCancel}
    />
  );
}
