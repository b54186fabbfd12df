import './switchCell.css';

export interface SwitchCellProps {
  /** Accessible name. */
  label: string;
  checked: boolean;
  /** Visible text: 'On'. */
  text: string;
  disabled: boolean;
  onChange(checked: boolean): void;
}

/** Switch in a grid cell. Unstyled, because styled components double the cost of a row. */
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
