import type { Deployment } from './deployment.ts';

/**
 * Quotes text for nginx.
 * @throws for text that nginx cannot represent
 */
function quoted(text: string): string {
  if (/[$"\\\n]/.test(text)) throw new Error(`nginx cannot be told: ${text}`);
  return `"${text}"`;
}

/** Returns the `listen` and `server_name` directives of a site. */
function listening(site: string): string[] {
  const { host = '', port = '80' } = /^(?<host>[^:]*)(?::(?<port>\d+))?$/.exec(site)?.groups ?? {};
  const alone = host === '' ? ' default_server' : '';
  return [`listen ${port}${alone};`, `listen [::]:${port}${alone};`, `server_name ${host || '_'};`];
}

/** Returns the headers as an `include` file: an nginx block that adds one header drops those of its parents. */
export const nginxHeaders = ({ headers }: Deployment): string =>
  `${Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
    .join('\n')}\n`;

/** Returns a site for nginx 1.22, Debian's version, with `libnginx-mod-http-brotli-static`. */
export function nginxSite({ root, site, server, calls }: Deployment): string {
  const headers = `include ${root}/nginx/headers.conf;`;
  const escaped = calls.map((path) => path.slice(1).replaceAll('.', '\\.'));
  return `# Mortar. Put it into /etc/nginx/sites-enabled (README.html).

map $http_upgrade $mortar_connection {
  default upgrade;
  '' '';
}

server {
  ${listening(site).join('\n  ')}

  root ${root}/site;
  server_tokens off;

  # Files lie there compressed.
  brotli_static on;
  gzip_static on;
  gzip_vary on;

  # Names of files below /assets say what is in them: whoever has one has it for good. Not so of what is missing.
  location /assets/ {
    ${headers}
    add_header cache-control "public, max-age=31536000, immutable";
    error_page 404 @missing;
    try_files $uri =404;
  }

  location = /config.json {
    ${headers}
    add_header cache-control "no-cache" always;
    error_page 404 @missing;
    try_files $uri =404;
  }

  # Every other address is one of the application.
  location / {
    ${headers}
    add_header cache-control "no-cache" always;
    try_files $uri /index.html;
  }

  location @missing {
    ${headers}
    add_header cache-control "no-store" always;
    default_type text/plain;
    return 404 "Not found";
  }

  # Calls and the live link: answers carry headers of their own.
  location ~ ^/(${escaped.join('|')})(/|$) {
    proxy_pass ${server};
    proxy_http_version 1.1;
    proxy_ssl_server_name on;
    proxy_set_header Host ${server.startsWith('https:') ? '$proxy_host' : '$http_host'};
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Host $http_host;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $mortar_connection;
    # Longer than the live link is ever silent; files that are imported are some megabytes.
    proxy_read_timeout 120s;
    client_max_body_size 10m;
  }
}
`;
}
