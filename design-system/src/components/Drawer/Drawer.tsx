import '../VisuallyHidden/VisuallyHidden.css';
import './Drawer.css';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { initialFocus } from '../Popup/keys.ts';

interface DrawerProps {
  /** Controlled state. */
  open: boolean;
  /** Name and heading. */
  title: string;
  /** Logo and product name on the top bar's background in place of the heading; the title is then visually hidden. */
  brand?: ReactNode;
  /** Called on Escape, the close button, or a press outside. */
  onClose: () => void;
  /** Element that receives focus after closing; without it, or for null, the previously focused one. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
  /** A `NavList`, or other content of 280 px width. */
  children: ReactNode;
}

/** A navigation panel from the left edge. */
export const Drawer = ({ open, title, brand, onClose, returnFocusTo, children }: DrawerProps) => {
  const titleId = useId();
  return (
    <Modal
      className="m-drawer"
      open={open}
      role="dialog"
      aria-labelledby={titleId}
      initialFocus={(window) => initialFocus(window, null)}
      returnFocusTo={returnFocusTo}
      onEscape={onClose}
      onPressOutside={onClose}
    >
      <div className={`m-drawer__header${brand ? ' m-drawer-brand' : ''}`}>
        {brand && <div className="m-drawer-brand__name">{brand}</div>}
        <h2 id={titleId} className={`m-drawer__title${brand ? ' m-hidden' : ''}`}>
          {title}
        </h2>
        <IconButton data-no-autofocus="" label="Close" icon={<X size={16} aria-hidden="true" />} onClick={onClose} />
      </div>
      <div className="m-drawer__body">{children}</div>
    </Modal>
  );
};
