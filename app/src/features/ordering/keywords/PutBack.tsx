import { announce, Button, PopupError } from '@mortar/design-system';
import { errorText } from '#server/outcome.ts';
import { useAddKeyword } from './api/keywords.ts';
import { messages as texts } from './messages.ts';
import './keywords.css';

export interface PutBackProps {
  productcode: string;
  /** The one that was deleted. */
  keyword: string;
  /** What is so. */
  text: string;
  onDone(): void;
}

/** Says that an edit deleted a keyword and put nothing in its place, and offers to put it back (001 §4). */
export function PutBack({ productcode, keyword, text, onDone }: PutBackProps) {
  const add = useAddKeyword(productcode);
  const putBack = async () => {
    try {
      await add.mutateAsync(keyword);
      announce(texts.added(keyword));
      onDone();
    } catch {
      // It is shown from the mutation.
    }
  };
  return (
    <div className="keyword-lost">
      <PopupError error={add.isError ? errorText(add.error) : text} />
      <Button size="sm" variant="outline" busy={add.isPending} onClick={() => void putBack()}>
        {texts.update.putBack(keyword)}
      </Button>
    </div>
  );
}
