import { Button, ConfirmPopup, SelectField, toast } from '@mortar/design-system';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { resetAtom } from '#preferences/reset.ts';
import { REVIEW_SHOWN, useReviewShown } from '#preferences/useReviewShown.ts';
import { messages } from './messages.ts';
import './preferences.css';

const texts = messages.computer;
const SHOWN = REVIEW_SHOWN.map((value) => ({ value, label: texts.shown[value] }));

/** Shows the user's settings stored on this computer: effective without saving, reset in one step. */
export function OnThisComputer() {
  const reset = useSetAtom(resetAtom);
  const [shown, choose] = useReviewShown();
  const [confirming, setConfirming] = useState(false);
  return (
    <fieldset>
      <legend>{texts.title}</legend>
      <SelectField label={texts.review} size="sm" options={SHOWN} value={shown} onChange={choose} />
      <p className="preferences-note">{texts.about}</p>
      <div>
        <Button size="sm" variant="outline" tone="neutral" onClick={() => setConfirming(true)}>
          {texts.reset}
        </Button>
      </div>
      <ConfirmPopup
        open={confirming}
        destructive
        title={texts.reset}
        message={texts.question}
        confirmLabel={texts.confirm}
        cancelLabel={texts.cancel}
        onConfirm={() => {
          setConfirming(false);
          reset();
          toast.success(texts.done);
        }}
        onCancel={() => setConfirming(false)}
      />
    </fieldset>
  );
}
