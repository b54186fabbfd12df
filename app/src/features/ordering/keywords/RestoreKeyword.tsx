import { announce, Button, PopupError } from '@mortar/design-system';
import { errorText } from '#server/outcome.ts';
import { useAddKeyword } from './api/keywords.ts';
import { messages as texts } from './messages.ts';
import './keywords.css';

export interface PutBackProps {
  productCode: string;
  /** Deleted keyword. */
  keyword: string;
  text: string;
  onDone(): void;
}

/** Reports that an edit deleted a keyword without replacement, and offers to restore it (001 §4). */
export function RestoreKeyword({ productCode, keyword, text, onDone }: PutBackProps) {
  const add = useAddKeyword(productCode);
  const restore = async () => {
    try {
      await add.mutateAsync(keyword);
      announce(texts.added(keyword));
      onDone();
    } catch {
      // The mutation holds the error.
    }
  };
  return (
    <div className="keyword-lost">
      <PopupError error={add.isError ? errorText(add.error) : text} />
      <Button size="sm" variant="outline" busy={add.isPending} onClick={() => void restore()}>
        {texts.update.putBack(keyword)}
      </Button>
    </div>
  );
}
