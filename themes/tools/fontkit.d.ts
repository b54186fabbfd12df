/** The part of fontkit that turns a text into outlines. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    layout(text: string): { glyphs: { path: { toSVG(): string } }[]; positions: { xAdvance: number }[] };
  }
  /** @param file a font, whatever its container */
  export function create(file: Uint8Array): Font;
}
