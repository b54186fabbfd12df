import './Popup.css';
import { CircleAlert } from 'lucide-react';

interface PopupErrorProps {
  /** What went wrong; nothing shows without it. */
  error?: string | undefined;
}

/** Why a popup stays open after its button was pressed. It is announced when it appears. */
export const PopupError = ({ error }: PopupErrorProps) => (
  <div role="alert">
    {error && (
      <p className="m-popup__error">
        <CircleAlert size={16} aria-hidden="true" />
        {error}
      </p>
    )}
  </div>
);
