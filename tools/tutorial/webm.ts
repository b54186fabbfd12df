/** One frame of a video as an encoder gave it. */
export interface EncodedFrame {
  /** Milliseconds from the beginning. */
  at: number;
  isKey: boolean;
  bytes: Uint8Array;
}

interface Video {
  width: number;
  height: number;
  /** Milliseconds. */
  duration: number;
  /** Oldest first; the first is a key frame. */
  frames: readonly EncodedFrame[];
}

/** Elements of WebM that are written, by their EBML ids (https://www.matroska.org/technical/elements.html). */
const ID = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  ebmlReadVersion: 0x42f7,
  ebmlMaxIdLength: 0x42f2,
  ebmlMaxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  videoSettings: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  clusterTimestamp: 0xe7,
  simpleBlock: 0xa3,
} as const;

const TRACK = 1;
const KEY_FRAME = 0x80;
/** Times are counted in milliseconds. */
const NANOSECONDS = 1_000_000;

/** A whole number, in as few bytes as it needs. */
function unsigned(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Uint8Array.from(bytes.length > 0 ? bytes : [0]);
}

function float(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}

const text = (value: string) => new TextEncoder().encode(value);

/** A length, always in eight bytes: what is written does not move when it grows. */
function size(length: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(length));
  bytes[0] = 1;
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const element = (id: number, ...content: readonly Uint8Array[]): Uint8Array => {
  const body = joined(content);
  return joined([unsigned(id), size(body.length), body]);
};

function block({ at, isKey, bytes }: EncodedFrame, from: number): Uint8Array {
  const head = new Uint8Array(4);
  head[0] = 0x80 | TRACK;
  new DataView(head.buffer).setInt16(1, at - from);
  head[3] = isKey ? KEY_FRAME : 0;
  return element(ID.simpleBlock, head, bytes);
}

/** A key frame and what follows it, up to the next one. */
function groupsOf(frames: readonly EncodedFrame[]): EncodedFrame[][] {
  const groups: EncodedFrame[][] = [];
  for (const frame of frames) {
    if (frame.isKey) groups.push([frame]);
    else groups.at(-1)?.push(frame);
  }
  return groups;
}

/**
 * Writes VP9 frames as a WebM file with its length and an index, so that it can be sought in. Each key frame begins a
 * cluster; frames of one are less than 32 seconds apart.
 */
export function webm({ width, height, duration, frames }: Video): Uint8Array {
  const head = element(
    ID.ebml,
    element(ID.ebmlVersion, unsigned(1)),
    element(ID.ebmlReadVersion, unsigned(1)),
    element(ID.ebmlMaxIdLength, unsigned(4)),
    element(ID.ebmlMaxSizeLength, unsigned(8)),
    element(ID.docType, text('webm')),
    element(ID.docTypeVersion, unsigned(4)),
    element(ID.docTypeReadVersion, unsigned(2)),
  );
  const info = element(
    ID.info,
    element(ID.timestampScale, unsigned(NANOSECONDS)),
    element(ID.duration, float(duration)),
    element(ID.muxingApp, text('mortar')),
    element(ID.writingApp, text('mortar')),
  );
  const tracks = element(
    ID.tracks,
    element(
      ID.trackEntry,
      element(ID.trackNumber, unsigned(TRACK)),
      element(ID.trackUid, unsigned(TRACK)),
      element(ID.trackType, unsigned(1)),
      element(ID.codecId, text('V_VP9')),
      element(ID.videoSettings, element(ID.pixelWidth, unsigned(width)), element(ID.pixelHeight, unsigned(height))),
    ),
  );
  const clusters = groupsOf(frames).map((group) => {
    const from = group[0]?.at ?? 0;
    const blocks = group.map((frame) => block(frame, from));
    return { from, bytes: element(ID.cluster, element(ID.clusterTimestamp, unsigned(from)), ...blocks) };
  });
  let position = info.length + tracks.length;
  const points = clusters.map(({ from, bytes }) => {
    const at = position;
    position += bytes.length;
    const where = element(
      ID.cueTrackPositions,
      element(ID.cueTrack, unsigned(TRACK)),
      element(ID.cueClusterPosition, unsigned(at)),
    );
    return element(ID.cuePoint, element(ID.cueTime, unsigned(from)), where);
  });
  const segment = element(ID.segment, info, tracks, ...clusters.map(({ bytes }) => bytes), element(ID.cues, ...points));
  return joined([head, segment]);
}
