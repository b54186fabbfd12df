import { readFileSync } from 'node:fs';
import type { BrandName } from '@mortar/themes';
import { fromRoot } from '../paths.ts';

/** Escapes text for markup and attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns the brand's variables that a style sheet uses, for the system's colour mode. */
function getColours(brand: BrandName, css: string): string {
  const themes = readFileSync(fromRoot('themes', 'generated', 'themes.css'), 'utf8');
  const names = new Set([...css.matchAll(/--m-color-[\w-]+/g)].map(([name]) => name));
  const inMode = (mode: 'light' | 'dark') => {
    const [, block = ''] =
      new RegExp(`data-brand='${brand}'\\]\\[data-mode='${mode}'\\] \\{([^}]*)`).exec(themes) ?? [];
    const known = new Map([...block.matchAll(/(--m-color-[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
    return [...names].map((name) => {
      const value = known.get(name);
      if (value === undefined) throw new Error(`${brand} has no ${name} in ${mode} mode.`);
      return `${name}: ${value};`;
    });
  };
  return `:root { color-scheme: light dark; ${inMode('light').join(' ')} }
@media (prefers-color-scheme: dark) { :root { ${inMode('dark').join(' ')} } }`;
}

const BASE_CSS = `
body { margin: 2.5rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--m-color-text-default); background: var(--m-color-surface-panel); }
a { color: var(--m-color-text-link); }`;

interface StandalonePage {
  brand: BrandName;
  /** Markup, already escaped. */
  title: string;
  /** Colours are theme roles: `var(--m-color-text-muted)`. */
  css: string;
  body: string;
}

/**
 * Returns a self-contained page that opens from disk.
 * @throws for an unknown role
 */
export function standalonePage({ brand, title, css, body }: StandalonePage): string {
  const style = `${BASE_CSS}\n${css.trim()}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
${getColours(brand, style)}
${style.trim()}
</style>
${body.trim()}
</html>
`;
}
