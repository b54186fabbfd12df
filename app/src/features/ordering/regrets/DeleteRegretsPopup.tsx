import { ConfirmPopup, toast } from '@mortar/design-system';
import type { Regret } from '#orders/regrets/model/regret.ts';
import { errorText } from '#server/outcome.ts';
import { useDeleteRegrets } from './api/deleteRegrets.ts';
import { messages } from './messages.ts';

const texts = messages.delete;

export interface DeleteRegretsPopupProps {
  /** At least one. */
  regrets: readonly Regret[];
  /** True for regrets that were reordered. */
  processed: boolean;
  onDone(): void;
  onCancel(): void;
  returnFocusTo(): HTMLElement | null;
}

/** 'Confirm Delete' of regrets (001 §2, §4). */
export function DeleteRegretsPopup({ regrets, processed, onDone, onCancel, returnFocusTo }: DeleteRegretsPopupProps) {
  const remove = useDeleteRegrets(processed);
  const [first] = regrets;
  const reportDeleted = () => {
    toast.success(texts.done(regrets.length));
    onDone();
  };
  return (
    <ConfirmPopup
      open
      destructive
      title={texts.title}
      message={first && regrets.length === 1 ? texts.one(first.description) : texts.several(regrets.length)}
      busy={remove.isPending}
      {...(remove.isError && { error: errorText(remove.error) })}
      returnFocusTo={returnFocusTo}
      onConfirm={() => remove.mutate(regrets, { onSuccess: reportDeleted })}
      onCancel={onCancel}
    />
  );
}
