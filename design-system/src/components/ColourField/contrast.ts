/** Built style sheets shorten `#ffffff` to `#fff`. */
const full = (hex: string) => (hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex);

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(full(hex).slice(at, at + 2), 16) / 255);

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = channels(hex).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Returns the WCAG contrast of two opaque hex colours, 1 to 21. */
export const getContrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};
