declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt';
    /** Tags of OpenType features to keep. */
    keepFeatures: readonly string[];
    noHinting: boolean;
  }

  // biome-ignore lint/style/noDefaultExport: it is how the package exports itself
  export default function subsetFont(font: Uint8Array, characters: string, options: SubsetOptions): Promise<Buffer>;
}

declare module 'fontkit' {
  interface Font {
    layout(text: string, features: readonly string[]): { glyphs: readonly { id: number; advanceWidth: number }[] };
  }

  export function create(font: Buffer): Font;
}
