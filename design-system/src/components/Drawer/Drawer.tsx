import '../VisuallyHidden/VisuallyHidden.css';
import './Drawer.css';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { initialFocus } from '../Popup/keys.ts';

interface DrawerProps {
  /** You keep it. */
  open: boolean;
  /** Its name and heading. */
  title: string;
  /** A mark and the product's name in place of the heading, on the ground of the top bar; the title is only read then. */
  brand?: ReactNode;
  /** Escape, the cross, or a press beside it. */
  onClose: () => void;
  /** What has focus after it closes; without one, or for null, whatever had it before. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
  /** A `NavList`, or whatever fits in 280 px. */
  children: ReactNode;
}

/** A panel from the left edge, for ways to other places. */
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
      onPressBeside={onClose}
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
