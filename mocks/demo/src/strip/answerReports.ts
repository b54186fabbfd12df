import type { ReportAnswer, ReportQuestion } from '../reports/askThePage.ts';

const isQuestion = (data: unknown): data is ReportQuestion =>
  typeof data === 'object' && data !== null && 'report' in data && data.report === 'data';

/** Forwards requests of framed reports to the worker. */
export function answerReports(): void {
  addEventListener('message', async ({ data, source, ports: [port] }) => {
    const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.contentWindow);
    if (!port || !isQuestion(data) || !frames.includes(source as Window)) return;
    const url = URL.parse(data.address);
    if (url?.origin !== location.origin || !/^\/reports\/data\/[a-z-]+\.json$/.test(url.pathname)) return;
    const answer = await fetch(url, { headers: { authorization: data.authorization } }).catch(() => Response.error());
    port.postMessage({ status: answer.status || 503, text: await answer.text() } satisfies ReportAnswer);
  });
}
