import { LENGTHS } from '@mortar/contract';
import { Avatar, Button, CropPicturePopup } from '@mortar/design-system';
import { useField } from 'formik';
import { useRef, useState } from 'react';
import { getPicture } from '#session/picture/getPicture.ts';
import { messages } from './messages.ts';
import { withoutPrefix } from './model/userForm.ts';
import './users.css';

const { picture: texts } = messages;

/** Encodes a file as base64, without data URL prefix. */
const toBase64 = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(withoutPrefix(String(reader.result)));
    reader.onerror = () => reject(reader.error ?? new Error('the picture cannot be read'));
    reader.readAsDataURL(picture);
  });

/** Selects and crops a user's picture for the form (000 §2, profile picture crop). */
export function PictureField({ name }: { name: string }) {
  const [{ value }, { initialValue }, { setValue }] = useField<string>('image');
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setFile(null);
    setError(undefined);
    button.current?.focus();
  };
  const setPicture = (picture: Blob) =>
    toBase64(picture).then(
      (image) => {
        void setValue(image);
        close();
      },
      () => setError(texts.failed),
    );
  return (
    <fieldset className="user-picture" aria-label={texts.label}>
      <Avatar name={name} src={getPicture({ image: value })} size={72} decorative />
      <div>
        <div className="user-picture-buttons">
          <Button ref={button} variant="outline" size="sm" onClick={() => input.current?.click()}>
            {value === '' ? texts.choose : texts.another}
          </Button>
          {value !== '' && (
            <Button variant="ghost" size="sm" onClick={() => void setValue('')}>
              {texts.remove}
            </Button>
          )}
        </div>
        <p>{value === (initialValue ?? '') ? texts.hint : texts.unsaved}</p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label={texts.choose}
        onChange={(event) => {
          setFile(event.target.files?.[0] ?? null);
          // Allows choosing the same file again.
          event.target.value = '';
        }}
      />
      <CropPicturePopup
        file={file}
        maxBytes={LENGTHS.picture}
        error={error}
        onSave={(picture) => void setPicture(picture)}
        onCancel={close}
      />
    </fieldset>
  );
}
