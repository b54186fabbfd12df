import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny';
import type { Page } from 'playwright-core';
import { HEIGHT, type Recording, WIDTH } from './recording.ts';

const CODEC = 'vp09.00.31.08';
const BITS_PER_SECOND = 260_000;
/** Interval in ms at which a still picture is repeated, so that seeking finds a frame. */
const REPEAT_MS = 500;

/** A frame as transferred from the page. */
interface EncodedFrame {
  at: number;
  isKey: boolean;
  base64: string;
}

const getFrames = ({ screenshots }: Recording) => {
  let now = 0;
  return screenshots.flatMap(({ png, lasts, starts }) => {
    const from = now;
    now += lasts;
    const times = Array.from({ length: Math.ceil(lasts / REPEAT_MS) }, (_, index) => from + index * REPEAT_MS);
    return times.map((at) => ({ at, png, isKey: starts && at === from }));
  });
};

/** Encodes pictures one by one with the browser's encoder. Runs in the page. */
async function openEncoder(page: Page): Promise<void> {
  await page.evaluate(
    ([codec, width, height, bitrate]) => {
      const sent: EncodedFrame[] = [];
      const encoder = new VideoEncoder({
        output(chunk) {
          const bytes = new Uint8Array(chunk.byteLength);
          chunk.copyTo(bytes);
          sent.push({
            at: chunk.timestamp / 1000,
            isKey: chunk.type === 'key',
            base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
          });
        },
        error(error) {
          throw error;
        },
      });
      encoder.configure({ codec, width, height, bitrate, latencyMode: 'quality', framerate: 10 });
      Object.assign(window, { tutorial: { sent, encoder } });
    },
    [CODEC, WIDTH, HEIGHT, BITS_PER_SECOND] as const,
  );
}

type Tutorial = { tutorial: { sent: EncodedFrame[]; encoder: VideoEncoder } };

async function encodeFrame(page: Page, frame: { at: number; png: Buffer; isKey: boolean }): Promise<void> {
  await page.evaluate(
    async ({ at, isKey, base64 }) => {
      const { encoder } = (window as unknown as Tutorial).tutorial;
      const bitmap = await createImageBitmap(
        new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type: 'image/png' }),
      );
      const picture = new VideoFrame(bitmap, { timestamp: at * 1000 });
      encoder.encode(picture, { keyFrame: isKey });
      picture.close();
      while (encoder.encodeQueueSize > 4) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    { at: frame.at, isKey: frame.isKey, base64: frame.png.toString('base64') },
  );
}

/**
 * Returns the recording as a WebM video.
 * @param page at a secure address: browsers encode nowhere else
 */
export async function encode(page: Page, recording: Recording): Promise<Uint8Array> {
  await openEncoder(page);
  for (const frame of getFrames(recording)) await encodeFrame(page, frame);
  const sent = await page.evaluate(async () => {
    const { encoder, sent: all } = (window as unknown as Tutorial).tutorial;
    await encoder.flush();
    encoder.close();
    return all;
  });
  const duration = recording.screenshots.reduce((length, { lasts }) => length + lasts, 0);
  return webm(sent, duration);
}

/** Puts the frames into a container with a seek point for each scene. */
async function webm(frames: readonly EncodedFrame[], duration: number): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const track = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(track);
  await output.start();
  for (const [place, { at, isKey, base64 }] of frames.entries()) {
    const lasts = (frames[place + 1]?.at ?? duration) - at;
    await track.add(
      new EncodedPacket(Buffer.from(base64, 'base64'), isKey ? 'key' : 'delta', at / 1000, lasts / 1000),
      { decoderConfig: { codec: CODEC, codedWidth: WIDTH, codedHeight: HEIGHT } },
    );
  }
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer());
}

/** Returns a picture as a JPEG, shown before the video plays. */
export async function getPoster(page: Page, png: Buffer): Promise<Buffer> {
  const base64 = await page.evaluate(async (picture) => {
    const bitmap = await createImageBitmap(
      new Blob([Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))], { type: 'image/png' }),
    );
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.72 });
    return btoa(Array.from(new Uint8Array(await jpeg.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''));
  }, png.toString('base64'));
  return Buffer.from(base64, 'base64');
}
