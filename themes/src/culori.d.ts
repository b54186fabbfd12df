/** The part of culori used to derive and test themes. It is never shipped to a browser. */
declare module 'culori' {
  export interface Oklch {
    mode: 'oklch';
    l: number;
    c: number;
    h?: number;
  }
  export interface Rgb {
    mode: 'rgb';
    r: number;
    g: number;
    b: number;
    alpha?: number;
  }
  export function converter(mode: 'oklch'): (color: string | Oklch | Rgb) => Oklch;
  export function converter(mode: 'rgb'): (color: string | Oklch | Rgb) => Rgb;
  export function parse(color: string): Rgb | Oklch | undefined;
  export function clampChroma(color: Oklch, mode: 'oklch'): Oklch;
  export function formatHex(color: Oklch | Rgb): string;
  export function wcagContrast(a: string, b: string): number;
  export function differenceCiede2000(): (a: string | Rgb, b: string | Rgb) => number;
  export function differenceEuclidean(mode: 'oklab'): (a: string | Rgb, b: string | Rgb) => number;
  export function filterDeficiencyProt(severity: number): (color: string | Rgb) => Rgb;
  export function filterDeficiencyDeuter(severity: number): (color: string | Rgb) => Rgb;
  export function filterDeficiencyTrit(severity: number): (color: string | Rgb) => Rgb;
}
