import { Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** Supported encodings; a client accepts them by `accept-encoding`. */
type Encoding = 'br' | 'gzip';

/** Fixed limits, independent of what a client sends. */
export const COMPRESSION = {
  /** Minimum size in bytes: smaller answers fit into one packet anyway. */
  smallest: 1_024,
  /** Maximum number of parallel compressions. Further answers are sent uncompressed. */
  atOnce: 16,
} as const;

/** Compressible content types; pictures and archives are compressed already. */
const WORTHWHILE = /^(?:text\/|application\/(?:json|javascript|manifest\+json)|image\/svg\+xml)/;

/** Reduces the largest answer to a tenth in about a tenth of a second; a window of 1 MB limits the memory. */
const compressors: Record<Encoding, () => Transform> = {
  br: () =>
    createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 20 },
    }),
  gzip: () => createGzip({ level: 5 }),
};

/** Returns the weight of each encoding in `accept-encoding`; 0 excludes it. */
function weights(accepted: string): Map<string, number> {
  return new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
      const weight = parameters.map((one) => /^q=([\d.]+)$/.exec(one)?.[1]).find((one) => one !== undefined);
      return [name, weight === undefined ? 1 : Number(weight)];
    }),
  );
}

/** Returns the client's preferred supported encoding; null for none. `*` covers unnamed ones. */
export function encodingFor(accepted: string | null | undefined): Encoding | null {
  if (!accepted) return null;
  const given = weights(accepted);
  const getWeight = (name: Encoding) => given.get(name) ?? given.get('*') ?? 0;
  const [br, gzip] = [getWeight('br'), getWeight('gzip')];
  if (!(br > 0) && !(gzip > 0)) return null;
  return br >= gzip ? 'br' : 'gzip';
}

/** Reads until the minimum size or the end. */
async function readStart(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const parts: Uint8Array[] = [];
  for (let bytes = 0; bytes < COMPRESSION.smallest; ) {
    const { value, done } = await reader.read();
    if (done) return { parts, done };
    parts.push(value);
    bytes += value.byteLength;
  }
  return { parts, done: false };
}

/** Yields the parts already read and the rest on demand. Cancels the source when the consumer stops. */
async function* continueReading(parts: readonly Uint8Array[], reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    yield* parts;
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

export interface Compression {
  /**
   * Compresses an answer if the client accepts it and it is worthwhile. Resolves once its first bytes are available.
   */
  compress(request: Request, response: Response): Promise<Response>;
}

/** Creates the compression of one mount. */
export function createCompression(): Compression {
  let working = 0;

  /** @param finished called once: at the end, on an error, or when the client leaves */
  function stream(source: AsyncIterable<Uint8Array>, encoding: Encoding, finished: () => void): ReadableStream {
    const compressor = compressors[encoding]();
    const from = Readable.from(source, { objectMode: false });
    compressor.once('close', () => {
      finished();
      from.destroy();
    });
    from.once('error', (error) => compressor.destroy(error));
    return Readable.toWeb(from.pipe(compressor)) as ReadableStream;
  }

  async function compressBody(body: ReadableStream, encoding: Encoding, { status, statusText, headers }: Response) {
    working += 1;
    const finished = () => {
      working -= 1;
    };
    try {
      const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
      const { parts, done } = await readStart(reader);
      if (!done) {
        headers.set('content-encoding', encoding);
        headers.delete('content-length');
        const content = stream(continueReading(parts, reader), encoding, finished);
        return new Response(content, { status, statusText, headers });
      }
      finished();
      return new Response(Buffer.concat(parts), { status, statusText, headers });
    } catch (error) {
      finished();
      throw error;
    }
  }

  return {
    async compress(request, response) {
      const { status, headers, body } = response;
      if (!WORTHWHILE.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) return response;
      headers.append('vary', 'accept-encoding');
      const encoding = encodingFor(request.headers.get('accept-encoding'));
      // Answers to HEAD and with 204 or 304 have no body; ranges count bytes of the original file.
      const bodiless = request.method === 'HEAD' || [204, 206, 304].includes(status);
      if (!encoding || !body || bodiless || working >= COMPRESSION.atOnce) return response;
      return compressBody(body, encoding, response);
    },
  };
}
