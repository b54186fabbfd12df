// Headers of every page and file, here and wherever the product is hosted (docs/deploying.md).
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fromRoot } from '../paths.ts';

const getHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The script in the page's head, which sets the mode before the first paint. */
const [, MODE_SCRIPT = ''] =
  /<script>([^<]*)<\/script>/.exec(readFileSync(fromRoot('app', 'index.html'), 'utf8')) ?? [];

/** Emotion inserts an empty style element and fills it by rule, so the hash of the empty text is enough. */
const EMPTY_STYLE = getHash('');

const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'", getHash(MODE_SCRIPT)],
  'style-src': ["'self'", EMPTY_STYLE],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'media-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  // Text never becomes script: the only policy covers the URLs of our own workers (design-system/src/scriptUrl.ts).
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['mortar'],
} as const satisfies Record<string, readonly string[]>;

/**
 * Returns the security headers.
 * @param servers origins of other hosts named by the configuration, with their socket origins
 * @param frames origins of the report pages
 * @param images origins of advert images on other hosts
 */
export function securityHeaders(
  servers: readonly string[] = [],
  frames: readonly string[] = [],
  images: readonly string[] = [],
): Record<string, string> {
  const policy = {
    ...POLICY,
    'connect-src': [...POLICY['connect-src'], ...servers],
    'img-src': [...POLICY['img-src'], ...images],
    ...(frames.length > 0 ? { 'frame-src': frames } : {}),
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}
