import { OverrideQuestion, type OverrideQuestionProps } from '#orders/lines/questions/OverridePopup.tsx';
import { messages } from './messages.ts';

const texts = messages.locks;

/** 'Preferred Supplier Locks': asks for the override password (001 §2, §4). */
export function LockQuestion(props: Omit<OverrideQuestionProps, 'title' | 'labels' | 'overrideKey'>) {
  return (
    <OverrideQuestion title={texts.title} labels={texts} overrideKey="ordering_SelectSupplier_Password" {...props} />
  );
}
