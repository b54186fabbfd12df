const pad = (value: number) => String(value).padStart(2, '0');

function parse(moment: string | null): Date | null {
  if (!moment) return null;
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Formats a moment as `2026/11/20`, in local time; '' for null (000 §5). */
export function formatDate(moment: string | null): string {
  const date = parse(moment);
  return date ? `${date.getFullYear()}/${pad(date.getMonth() + 1)}/${pad(date.getDate())}` : '';
}

/** Formats a moment as `2026/11/20 08:05`; '' for null. */
export function formatDateTime(moment: string | null): string {
  const date = parse(moment);
  return date ? `${formatDate(moment)} ${pad(date.getHours())}:${pad(date.getMinutes())}` : '';
}

/** Formats a moment of today as `08:05`, others as their date, `2026/11/20`; '' for null. */
export function formatTimeOrDate(moment: string | null, now: Date): string {
  const day = formatDate(moment);
  return day !== '' && day === formatDate(now.toISOString()) ? formatTime(moment) : day;
}

/** Formats the time of a moment as `08:05`; '' for null. */
export function formatTime(moment: string | null): string {
  return formatDateTime(moment).slice(-5);
}

/** Formats a moment as `2026-11-20 | 08:05`, for messages; '' for null (002 §2.10). */
export function formatMessageTime(moment: string | null): string {
  return formatDateTime(moment).replaceAll('/', '-').replace(' ', ' | ');
}

/** Formats a date `20260305` as `2026-03-05`; returns other text unchanged (001 §3, medical aid). */
export function formatCompactDate(day: string): string {
  return day.trim().replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
}
