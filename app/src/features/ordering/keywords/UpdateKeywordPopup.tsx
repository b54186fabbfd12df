import type { Keyword } from '@mortar/contract';
import { announce, Button, FormTextField, Popup, PopupError } from '@mortar/design-system';
import { Form, Formik } from 'formik';
import { useRef, useState } from 'react';
import { object, string } from 'yup';
import { errorText } from '#server/outcome.ts';
import { hasKeyword, KeywordLost, useEditKeyword } from './api/keywords.ts';
import { messages } from './messages.ts';
import { PutBack } from './PutBack.tsx';
import './keywords.css';

const texts = messages.update;

export interface UpdateKeywordPopupProps {
  productcode: string;
  /** The one to change. */
  keyword: string;
  /** Those of the product: none comes twice. */
  keywords: readonly Keyword[];
  /** Told of a keyword that was deleted and that nothing took the place of; null once that is mended. */
  onMissing(keyword: string | null): void;
  onClose(): void;
}

/** 'Update Keyword': changes one of the retailer's own, by deleting it and adding the other (001 §2, §4). */
export function UpdateKeywordPopup(props: UpdateKeywordPopupProps) {
  const { productcode, keyword, keywords, onMissing, onClose } = props;
  const edit = useEditKeyword(productcode);
  const box = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  /** True once a try deleted the old one: the next only adds. */
  const [deleted, setDeleted] = useState(false);
  const schema = object({
    keyword: string()
      .trim()
      .required(messages.blank)
      .test('is new', messages.exists, (text) => {
        const others = keywords.filter((each) => each.keyword !== keyword);
        return !hasKeyword(others, text);
      }),
  });
  const save = async ({ keyword: typed }: { keyword: string }) => {
    const to = typed.trim();
    if (to === keyword && !deleted) return onClose();
    setError(null);
    try {
      await edit.mutateAsync({ from: deleted ? null : keyword, to });
      onMissing(null);
      announce(messages.updated(to));
      onClose();
    } catch (failure) {
      if (!(failure instanceof KeywordLost)) return setError(errorText(failure));
      setDeleted(true);
      onMissing(keyword);
      const why = errorText(failure.cause);
      setError(failure.certain ? texts.lost(keyword, to, why) : texts.unknown(why));
    }
  };
  return (
    <Formik initialValues={{ keyword }} validationSchema={schema} onSubmit={save}>
      {({ isSubmitting, submitForm }) => (
        <Popup
          open
          title={texts.title}
          size="sm"
          description={texts.about(keyword)}
          onClose={onClose}
          initialFocusRef={box}
          footer={
            <>
              <Button variant="outline" tone="neutral" keyHint="Esc" onClick={onClose}>
                {texts.cancel}
              </Button>
              <Button busy={isSubmitting} keyHint="↵" onClick={() => void submitForm()}>
                {texts.save}
              </Button>
            </>
          }
        >
          <div className="keywords">
            <Form>
              <FormTextField name="keyword" label={texts.label} inputRef={box} />
            </Form>
            {deleted && error !== null ? (
              <PutBack
                productcode={productcode}
                keyword={keyword}
                text={error}
                onDone={() => {
                  onMissing(null);
                  onClose();
                }}
              />
            ) : (
              <PopupError {...(error !== null && { error })} />
            )}
          </div>
        </Popup>
      )}
    </Formik>
  );
}
