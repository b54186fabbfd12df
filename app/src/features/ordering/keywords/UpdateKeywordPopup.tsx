import type { Keyword } from '@mortar/contract';
import { announce } from '@mortar/design-system';
import { useState } from 'react';
import { FieldPopup } from '#parts/FieldPopup.tsx';
import { typedName } from '#parts/typed/typedText.ts';
import { errorText } from '#server/outcome.ts';
import { hasKeyword, KeywordLost, useEditKeyword } from './api/keywords.ts';
import { messages } from './messages.ts';
import { RestoreKeyword } from './RestoreKeyword.tsx';
import './keywords.css';

const texts = messages.update;

export interface UpdateKeywordPopupProps {
  productCode: string;
  keyword: string;
  /** The product's keywords, to reject duplicates. */
  keywords: readonly Keyword[];
  /** Called with a keyword deleted without replacement; null once fixed. */
  onMissing(keyword: string | null): void;
  onClose(): void;
}

/** 'Update Keyword': changes one of the retailer's own by deleting it and adding another (001 §2, §4). */
export function UpdateKeywordPopup(props: UpdateKeywordPopupProps) {
  const { productCode, keyword, keywords, onMissing, onClose } = props;
  const edit = useEditKeyword(productCode);
  /** True once a try deleted the old keyword, so the next only adds. */
  const [deleted, setDeleted] = useState(false);
  const rules = typedName()
    .trim()
    .required(messages.blank)
    .test('is new', messages.exists, (text) => {
      const others = keywords.filter((each) => each.keyword !== keyword);
      return !hasKeyword(others, text);
    });
  const save = async (to: string) => {
    if (to === keyword && !deleted) return null;
    try {
      await edit.mutateAsync({ from: deleted ? null : keyword, to });
      onMissing(null);
      announce(messages.updated(to));
      return null;
    } catch (failure) {
      if (!(failure instanceof KeywordLost)) return errorText(failure);
      setDeleted(true);
      onMissing(keyword);
      const why = errorText(failure.cause);
      return failure.certain ? texts.lost(keyword, to, why) : texts.unknown(why);
    }
  };
  const restoreOffer = (text: string) => (
    <RestoreKeyword
      productCode={productCode}
      keyword={keyword}
      text={text}
      onDone={() => {
        onMissing(null);
        onClose();
      }}
    />
  );
  return (
    <FieldPopup
      title={texts.title}
      description={texts.about(keyword)}
      label={texts.label}
      value={keyword}
      rules={rules}
      saveLabel={texts.save}
      cancelLabel={texts.cancel}
      save={save}
      {...(deleted && { failure: restoreOffer })}
      onClose={onClose}
    />
  );
}
