import './ProgressBar.css';

interface ProgressBarProps {
  /** Name of the task: `Uploading order.xml`. */
  label: string;
  /** 0 to 1. Omit if unknown. */
  value?: number | undefined;
  /** Progress in words: `120 of 500 lines`. Default the percentage. */
  text?: string | undefined;
}

/** Progress of a longer task. For seconds use `LoadingState`. */
export const ProgressBar = ({ label, value, text }: ProgressBarProps) => {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  const valueText = text ?? (percent === undefined ? '' : `${percent} %`);
  return (
    <div className="m-progress">
      <div className="m-progress__words">
        <span>{label}</span>
        <span className="m-figures">{valueText}</span>
      </div>
      <div
        role="progressbar"
        className="m-progress__track"
        data-unknown={percent === undefined || undefined}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={valueText || undefined}
      >
        <div className="m-progress__fill" style={percent === undefined ? undefined : { inlineSize: `${percent}%` }} />
      </div>
    </div>
  );
};
