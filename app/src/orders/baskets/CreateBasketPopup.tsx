import { normalName } from '@mortar/contract';
import { FieldPopup } from '#parts/FieldPopup.tsx';
import { typedName } from '#parts/typed/typedText.ts';
import { errorText } from '#server/outcome.ts';
import { useCreateBasket } from './api/createBasket.ts';
import { messages } from './messages.ts';

const texts = messages.create;

export interface CreateBasketPopupProps {
  /** Existing names of custom baskets, which have to be unique. */
  taken: readonly string[];
  onClose(): void;
}

/** 'Create a Custom Basket': asks for its name (002 §2.5, §5). */
export function CreateBasketPopup({ taken, onClose }: CreateBasketPopupProps) {
  const create = useCreateBasket();
  const save = async (name: string) => {
    try {
      await create.mutateAsync(normalName(name));
      return null;
    } catch (failure) {
      return errorText(failure);
    }
  };
  return (
    <FieldPopup
      title={texts.title}
      description={texts.about}
      label={texts.label}
      value=""
      rules={typedName().trim().required(texts.missing).notOneOf(taken, texts.taken)}
      saveLabel={texts.save}
      cancelLabel={texts.cancel}
      save={save}
      onClose={onClose}
    />
  );
}
