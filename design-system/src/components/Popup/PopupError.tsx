import './Popup.css';
import { CircleAlert } from 'lucide-react';

interface PopupErrorProps {
  /** The error; nothing is shown without it. */
  error?: string | undefined;
}

/** Error after pressing a popup's button, announced when it appears. */
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
