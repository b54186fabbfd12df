import './Collapsible.css';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface CollapsibleProps {
  /** Title of the content. */
  title: string;
  /** Summary visible while collapsed, such as the selected options. */
  aside?: ReactNode;
  /** Controlled state. */
  open: boolean;
  /** Called with the new state. */
  onToggle: (open: boolean) => void;
  /** Rendered only while open. */
  children: ReactNode;
}

/** Optional content behind one line. */
export const Collapsible = ({ title, aside, open, onToggle, children }: CollapsibleProps) => {
  const id = useId();
  return (
    <div className="m-collapsible">
      <div className="m-collapsible__line">
        <button
          type="button"
          className="m-collapsible__toggle"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onToggle(!open)}
        >
          <ChevronRight size={16} aria-hidden="true" />
          {title}
        </button>
        {aside && <div className="m-collapsible__aside">{aside}</div>}
      </div>
      <div id={id} className="m-collapsible__content" hidden={!open}>
        {open && children}
      </div>
    </div>
  );
};
