/** The part of fontkit that converts text to outlines. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    layout(text: string): { glyphs: { path: { toSVG(): string } }[]; positions: { xAdvance: number }[] };
  }
  /** @param file a font in any container format */
  export function create(file: Uint8Array): Font;
}
