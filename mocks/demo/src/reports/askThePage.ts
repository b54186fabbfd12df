// A framed report has no origin of its own: neither the service worker nor a host of files answers it, so it asks the
// page that frames it for its data.

/** What a report asks the page for. */
export interface ReportQuestion {
  report: 'data';
  address: string;
  authorization: string;
}

/** What it is answered. */
export interface ReportAnswer {
  status: number;
  text: string;
}

globalThis.fetch = async (address, init) => {
  const { port1, port2 } = new MessageChannel();
  const authorization = new Headers(init?.headers).get('authorization') ?? '';
  const question: ReportQuestion = {
    report: 'data',
    address: new URL(String(address), location.href).href,
    authorization,
  };
  const answer = new Promise<ReportAnswer>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  parent.postMessage(question, '*', [port2]);
  const { status, text } = await answer;
  return new Response(text, { status });
};
