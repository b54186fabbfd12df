import './ProgressBar.css';

interface ProgressBarProps {
  /** What is under way: `Uploading order.xml`. */
  label: string;
  /** 0 to 1. Leave it out while nobody knows how long it takes. */
  value?: number | undefined;
  /** How far it is, in words: `120 of 500 lines`. Otherwise the per cent. */
  text?: string | undefined;
}

/** How far a work is that takes more than a moment. For a wait of seconds take `LoadingState`. */
export const ProgressBar = ({ label, value, text }: ProgressBarProps) => {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  const said = text ?? (percent === undefined ? '' : `${percent} %`);
  return (
    <div className="m-progress">
      <div className="m-progress__words">
        <span>{label}</span>
        <span className="m-figures">{said}</span>
      </div>
      <div
        role="progressbar"
        className="m-progress__track"
        data-unknown={percent === undefined || undefined}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={said || undefined}
      >
        <div className="m-progress__fill" style={percent === undefined ? undefined : { inlineSize: `${percent}%` }} />
      </div>
    </div>
  );
};
