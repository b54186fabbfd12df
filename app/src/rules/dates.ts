const pad = (value: number) => String(value).padStart(2, '0');

function parse(moment: string | null): Date | null {
  if (!moment) return null;
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Shows a moment as `2026/11/20`, in the browser's time zone; '' for none (000 §5). */
export function formatDate(moment: string | null): string {
  const date = parse(moment);
  return date ? `${date.getFullYear()}/${pad(date.getMonth() + 1)}/${pad(date.getDate())}` : '';
}

/** Shows a moment as `2026/11/20 08:05`; '' for none. */
export function formatDateTime(moment: string | null): string {
  const date = parse(moment);
  return date ? `${formatDate(moment)} ${pad(date.getHours())}:${pad(date.getMinutes())}` : '';
}
