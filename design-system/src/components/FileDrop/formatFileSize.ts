const UNITS = ['B', 'KB', 'MB', 'GB'];

/** Formats bytes with 1 024 as base: `512 B`, `1.4 MB`, `5 MB`. */
export const formatFileSize = (bytes: number): string => {
  const power = bytes < 1024 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${Number(value.toFixed(value < 10 && power > 0 ? 1 : 0))} ${UNITS[power]}`;
};
