/** A body above the size limit. The rest of it was not read. */
export class BodyTooLong extends Error {
  constructor(limit: number) {
    super(`The request is longer than ${Math.floor(limit / 1024)} kB.`);
    this.name = 'BodyTooLong';
  }
}

/**
 * Reads a body as text and counts while reading: never holds more than `limit` bytes, whatever length was declared.
 * @throws BodyTooLong; then answer without reading on, and close the connection
 */
export async function readText(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new BodyTooLong(limit);
  // Null without a body; undefined in browsers without request streams, where the page is its own client.
  if (!request.body) return request.body === null ? '' : request.text();
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > limit) throw new BodyTooLong(limit);
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
