import './ImageCropper.css';
import { useEffect, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { LoadingState } from '../LoadingState/LoadingState.tsx';
import { Popup } from '../Popup/Popup.tsx';
import { PopupError } from '../Popup/PopupError.tsx';
import { type Crop, cropToJpeg, initialCrop } from './crop.ts';
import { decodePicture, PictureError } from './decodePicture.ts';
import { ImageCropper } from './ImageCropper.tsx';

interface CropPicturePopupProps {
  /** The selected file; null closes the popup. */
  file: Blob | null;
  /** Called with the crop as a JPEG without the file's metadata. */
  onSave: (picture: Blob) => void;
  /** Called on Escape, the close button or Cancel. */
  onCancel: () => void;
  /** True while saving. */
  busy?: boolean | undefined;
  /** Error of saving with a remedy. The crop stays. */
  error?: string | undefined;
  /** Title. Default `Profile picture`. */
  title?: string | undefined;
  /** Side of the result in pixels. Default 512. */
  side?: number | undefined;
  /** Maximum bytes of the result; quality is reduced to fit. */
  maxBytes?: number | undefined;
}

type Read =
  | { state: 'reading' }
  | { state: 'refused'; why: string }
  | { state: 'read'; picture: ImageBitmap; crop: Crop };

/** Decodes each selected file and releases its pixels afterwards. */
function useRead(file: Blob | null) {
  const [read, setRead] = useState<Read>({ state: 'reading' });
  useEffect(
    function readFile() {
      if (!file) return;
      let isStale = false;
      let picture: ImageBitmap | undefined;
      setRead({ state: 'reading' });
      decodePicture(file).then(
        (made) => {
          picture = made;
          if (isStale) made.close();
          else setRead({ state: 'read', picture: made, crop: initialCrop(made) });
        },
        (problem: unknown) => {
          const why = problem instanceof PictureError ? problem.message : 'The picture cannot be read.';
          if (!isStale) setRead({ state: 'refused', why });
        },
      );
      return () => {
        isStale = true;
        picture?.close();
      };
    },
    [file],
  );
  return { read, setCrop: (crop: Crop) => setRead((now) => (now.state === 'read' ? { ...now, crop } : now)) };
}

/** Crops a selected file to a round profile picture (000 §2: 1:1, zoom 1 to 3, rotation 0 to 360, saved as JPEG). */
export const CropPicturePopup = (props: CropPicturePopupProps) => {
  const { file, onSave, onCancel, busy = false, error, title = 'Profile picture', side, maxBytes } = props;
  const { read, setCrop } = useRead(file);
  const [failed, setFailed] = useState(false);
  const save = async () => {
    if (read.state !== 'read' || busy) return;
    setFailed(false);
    await cropToJpeg(read.picture, read.crop, side, maxBytes).then(onSave, () => setFailed(true));
  };
  const problem = error ?? (failed ? 'The picture could not be made. Please try again.' : undefined);
  return (
    <Popup
      open={file !== null}
      title={title}
      description="Choose what of the picture shows."
      onClose={busy ? undefined : onCancel}
      footer={
        <>
          <Button variant="outline" keyHint="Esc" onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
          <Button keyHint="↵" busy={busy} disabled={read.state !== 'read'} onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <div className="m-popup__stack">
        {read.state === 'reading' && <LoadingState text="Loading picture..." />}
        {read.state === 'read' && (
          <ImageCropper picture={read.picture} crop={read.crop} onChange={setCrop} disabled={busy} autoFocus />
        )}
        <PopupError error={read.state === 'refused' ? read.why : problem} />
      </div>
    </Popup>
  );
};
