import { Button, Popup, TextField, toast } from '@mortar/design-system';
import { useState } from 'react';
import type { Product } from './products.ts';

interface ProductPopupProps {
  /** The product of the note; null when closed. */
  product: Product | null;
  onClose(): void;
}

export const ProductPopup = ({ product, onClose }: ProductPopupProps) => {
  const [note, setNote] = useState('');
  const save = () => {
    toast.success('The note was saved.');
    onClose();
  };
  return (
    <Popup
      open={product !== null}
      title={product?.name ?? ''}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" keyHint="Esc" onClick={onClose}>
            Cancel
          </Button>
          <Button keyHint="↵" onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <TextField label="Note" value={note} onChange={setNote} />
    </Popup>
  );
};
