import './switchCell.css';

export interface SwitchCellProps {
  /** What is on when it is on. */
  label: string;
  checked: boolean;
  /** Beside it, for the eye: 'On'. */
  text: string;
  disabled: boolean;
  onChange(checked: boolean): void;
}

/** A switch in a grid, of plain elements: grids hold no styled components, they cost every row twice its price. */
export function SwitchCell({ label, checked, text, disabled, onChange }: SwitchCellProps) {
  return (
    <label className="switch-cell">
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span aria-hidden="true">{text}</span>
    </label>
  );
}
