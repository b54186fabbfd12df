import { type Keyword, showsNothing } from '@mortar/contract';
import { announce, Button, ConfirmPopup, type DataGridHandle, Popup, TextField } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { nameProblemText } from '#parts/typed/typedText.ts';
import type { Product } from '#products/search/model/product.ts';
import { errorText } from '#server/outcome.ts';
import { can, getRefusal } from '#session/permissions.ts';
import { useClient } from '#session/services.ts';
import { usePermissions } from '#session/useSession.ts';
import { hasKeyword, keywordsQuery, useAddKeyword, useDeleteKeyword } from './api/keywords.ts';
import { KeywordsGrid } from './KeywordsGrid.tsx';
import { messages as texts } from './messages.ts';
import { RestoreKeyword } from './RestoreKeyword.tsx';
import { UpdateKeywordPopup } from './UpdateKeywordPopup.tsx';
import './keywords.css';

export interface KeywordManagementPopupProps {
  product: Pick<Product, 'productCode' | 'description'>;
  onClose(): void;
}

const NONE: readonly Keyword[] = [];

/** 'Keyword Management': lists a product's keywords; the retailer's own can be added, edited and deleted (001 §2). */
export function KeywordManagementPopup({ product, onClose }: KeywordManagementPopupProps) {
  const { productCode, description } = product;
  const refusal = getRefusal(can.changeProductLists(usePermissions()));
  const query = useQuery(keywordsQuery(useClient(), productCode));
  const keywords = query.data ?? NONE;
  const add = useAddKeyword(productCode);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  /** Keyword that a failed edit deleted without replacement. */
  const [missing, setMissing] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const grid = useRef<DataGridHandle<Keyword>>(null);
  const lost = missing !== null && !hasKeyword(keywords, missing) ? missing : null;

  const addTyped = async () => {
    const keyword = text.trim();
    field.current?.focus();
    if (showsNothing(keyword)) return setProblem(texts.blank);
    const wrong = nameProblemText(keyword);
    if (wrong) return setProblem(wrong);
    if (hasKeyword(keywords, keyword)) return setProblem(texts.exists);
    setProblem(null);
    try {
      await add.mutateAsync(keyword);
      setText('');
      announce(texts.added(keyword));
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  return (
    <Popup
      open
      title={texts.title}
      description={texts.about(description)}
      onClose={onClose}
      initialFocusRef={refusal === undefined ? field : close}
      footer={
        refusal === undefined ? (
          <>
            <Button variant="outline" tone="neutral" keyHint="Esc" onClick={onClose}>
              {texts.close}
            </Button>
            <Button keyHint="↵" busy={add.isPending} onClick={() => void addTyped()}>
              {texts.add}
            </Button>
          </>
        ) : (
          <Button ref={close} keyHint={['↵', 'Esc']} onClick={onClose}>
            {texts.close}
          </Button>
        )
      }
    >
      <div className="keywords">
        <p className="keywords-product" translate="no">
          {description}
        </p>
        <KeywordsGrid
          query={query}
          keywords={keywords}
          gridRef={grid}
          refusal={refusal}
          onEdit={setEditing}
          onDelete={setDeleting}
        />
        {lost !== null && (
          <RestoreKeyword
            productCode={productCode}
            keyword={lost}
            onDone={() => setMissing(null)}
            text={texts.update.missing(lost)}
          />
        )}
        {refusal === undefined ? (
          <TextField
            label={texts.field}
            inputRef={field}
            value={text}
            onChange={(next) => {
              setText(next);
              setProblem(null);
            }}
            {...(problem !== null && { error: problem })}
          />
        ) : (
          <p className="keywords-refusal">{refusal}</p>
        )}
      </div>
      {editing !== null && (
        <UpdateKeywordPopup
          productCode={productCode}
          keyword={editing}
          keywords={keywords}
          onMissing={setMissing}
          onClose={() => setEditing(null)}
        />
      )}
      <DeleteKeyword
        product={product}
        keyword={deleting}
        onClose={(done) => {
          setDeleting(null);
          if (done) field.current?.focus();
        }}
        returnFocusTo={() => field.current}
      />
    </Popup>
  );
}

interface DeleteKeywordProps {
  product: KeywordManagementPopupProps['product'];
  /** Keyword to confirm; null while closed. */
  keyword: string | null;
  onClose(done: boolean): void;
  returnFocusTo(): HTMLElement | null;
}

function DeleteKeyword({ product, keyword, onClose, returnFocusTo }: DeleteKeywordProps) {
  const remove = useDeleteKeyword(product.productCode);
  const [deleted, setDeleted] = useState(false);
  const close = (done: boolean) => {
    remove.reset();
    setDeleted(done);
    onClose(done);
  };
  const confirm = async () => {
    try {
      await remove.mutateAsync(keyword ?? '');
      announce(texts.deleted(keyword ?? ''));
      close(true);
    } catch {
      // The mutation holds the error.
    }
  };
  return (
    <ConfirmPopup
      open={keyword !== null}
      title={texts.confirm.title}
      message={texts.confirm.question(keyword ?? '', product.description)}
      destructive
      busy={remove.isPending}
      {...(remove.isError && { error: errorText(remove.error) })}
      // The row with the button is gone after deletion; otherwise focus returns to it.
      returnFocusTo={() => (deleted ? returnFocusTo() : null)}
      onConfirm={() => void confirm()}
      onCancel={() => close(false)}
    />
  );
}
