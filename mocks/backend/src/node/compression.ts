import { Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** How an answer can be written shorter; what a client takes is in its `accept-encoding`. */
type Encoding = 'br' | 'gzip';

/** What a client can cost: none of it grows with what it sends. */
export const COMPRESSION = {
  /** Bytes below which an answer goes as it is: it fits into one packet anyway. */
  smallest: 1_024,
  /** Answers that are compressed at one time. Further ones go as they are. */
  atOnce: 16,
} as const;

/** Text of this kind gets much shorter; pictures and archives are compressed already. */
const WORTHWHILE = /^(?:text\/|application\/(?:json|javascript|manifest\+json)|image\/svg\+xml)/;

/** A tenth of the largest answer, in about a tenth of a second; a window of 1 MB bounds the memory. */
const compressors: Record<Encoding, () => Transform> = {
  br: () =>
    createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 20 },
    }),
  gzip: () => createGzip({ level: 5 }),
};

/** What `accept-encoding` says of each name: 0 refuses it. */
function weights(accepted: string): Map<string, number> {
  return new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
      const weight = parameters.map((one) => /^q=([\d.]+)$/.exec(one)?.[1]).find((one) => one !== undefined);
      return [name, weight === undefined ? 1 : Number(weight)];
    }),
  );
}

/** The encoding that a client likes best, of ours; null: as it is. `*` stands for those it does not name. */
export function encodingFor(accepted: string | null | undefined): Encoding | null {
  if (!accepted) return null;
  const given = weights(accepted);
  const getWeight = (name: Encoding) => given.get(name) ?? given.get('*') ?? 0;
  const [br, gzip] = [getWeight('br'), getWeight('gzip')];
  if (!(br > 0) && !(gzip > 0)) return null;
  return br >= gzip ? 'br' : 'gzip';
}

/** Reads until there is enough to be worth it, or the end. */
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

/** What was read already, and the rest as it is asked for. Stops the source where nobody asks any more. */
async function* continued(parts: readonly Uint8Array[], reader: ReadableStreamDefaultReader<Uint8Array>) {
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
  /** The answer to a request, shorter where the client takes it and it is worth it. Resolves once its first bytes are there. */
  compress(request: Request, response: Response): Promise<Response>;
}

/** Compresses what leaves through one mount. */
export function createCompression(): Compression {
  let working = 0;

  /** @param finished called once: at the end, where it failed, and where the client went away */
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

  async function shortened(body: ReadableStream, encoding: Encoding, { status, statusText, headers }: Response) {
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
        const content = stream(continued(parts, reader), encoding, finished);
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
      // An answer to HEAD has no body, nor have 204 and 304; a part of a file is counted in bytes of the file.
      const bodiless = request.method === 'HEAD' || [204, 206, 304].includes(status);
      if (!encoding || !body || bodiless || working >= COMPRESSION.atOnce) return response;
      return shortened(body, encoding, response);
    },
  };
}
