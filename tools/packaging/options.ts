import { isAbsolute } from 'node:path';
import { parseArgs } from 'node:util';
import { fromRoot } from '../paths.ts';

/** Options of `npm run package`. */
export interface PackageOptions {
  /** Brand of the deployment; undefined for that of `config.json`. */
  brand: string | undefined;
  /** Path of the deployment's `config.json`. Default: the repository's. */
  config: string;
  /** Output folder. */
  out: string;
  /** Path of the folder on the machine that serves it. */
  root: string;
  /** Public name, `shop.example`, or only a port, `:8080`. */
  site: string;
  /** Origin of the server that answers calls to the page's own origin. */
  server: string;
  /** Paths of the certificate and its key; '' for a site without a name. Default: those of certbot. */
  certificate: string;
  key: string;
  /** Origins of advert images on other hosts. */
  images: readonly string[];
}

export const PACKAGE_USAGE = `npm run package -- --brand aloe [--config FILE] [--site shop.example | :80] [--server http://localhost:8080]
                  [--certificate FILE --key FILE] [--images https://pictures.example]… [--root /srv/mortar] [--out FOLDER]

Makes a folder and a tarball of one deployment: what is served, its config.json, configurations of nginx and Caddy,
what it is made of, and a page that says how to serve it.`;

/**
 * Returns the origin of an HTTP(S) address without a path.
 * @throws for anything else
 */
function getOrigin(name: string, text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error(`--${name} takes an address as https://host, not "${text}".`);
  return url.origin;
}

function getSite(text: string): string {
  if (!/^(:\d{1,5}|[a-z0-9.-]+(:\d{1,5})?)$/i.test(text))
    throw new Error(`--site takes the name that people open or a port, shop.example or :80, not "${text}".`);
  return text.toLowerCase();
}

function getPath(name: string, text: string): string {
  // The path is written into server configurations, so it must not contain their syntax.
  if (!isAbsolute(text) || !/^[\w./-]+$/.test(text))
    throw new Error(`--${name} takes an absolute path of letters, digits, dots and dashes, not "${text}".`);
  return text.replace(/\/+$/, '');
}

/**
 * Reads the options of `npm run package`.
 * @throws with a readable message if an option is invalid
 */
export function readPackageOptions(argv: readonly string[]): PackageOptions {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      brand: { type: 'string' },
      config: { type: 'string', default: fromRoot('app', 'public', 'config.json') },
      out: { type: 'string', default: fromRoot('dist') },
      root: { type: 'string', default: '/srv/mortar' },
      site: { type: 'string', default: ':80' },
      server: { type: 'string', default: 'http://localhost:8080' },
      certificate: { type: 'string' },
      key: { type: 'string' },
      images: { type: 'string', multiple: true, default: [] },
    },
  });
  const site = getSite(values.site);
  const [host] = site.split(':');
  const getTlsFile = (name: 'certificate' | 'key', file: string) =>
    host ? getPath(name, values[name] ?? `/etc/letsencrypt/live/${host}/${file}`) : '';
  return {
    brand: values.brand,
    config: values.config,
    out: values.out,
    root: getPath('root', values.root),
    site,
    server: getOrigin('server', values.server),
    certificate: getTlsFile('certificate', 'fullchain.pem'),
    key: getTlsFile('key', 'privkey.pem'),
    images: values.images.map((text) => getOrigin('images', text)),
  };
}
