import type { Deployment } from './deployment.ts';

/** Connection attempts to the hub per second; more wait, for at most 50 s. */
const HUB_RATE = 200;
const HUB_QUEUE = 10_000;

/**
 * Quotes text for nginx.
 * @throws for text that nginx cannot represent
 */
function quote(text: string): string {
  if (/[$"\\\n]/.test(text)) throw new Error(`nginx cannot represent: ${text}`);
  return `"${text}"`;
}

/** Returns the headers as an `include` file: an nginx block that adds one header drops those of its parents. */
export const nginxHeaders = ({ headers }: Deployment): string =>
  `${Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
    .join('\n')}\n`;

/** Returns the `listen` directives, of a site with a name for HTTPS. */
function listening({ host, port, certificate, key }: Deployment): string[] {
  if (host === '') return [`listen ${port} default_server;`, `listen [::]:${port} default_server;`, 'server_name _;'];
  return [
    ...[`listen ${port} ssl http2;`, `listen [::]:${port} ssl http2;`, `server_name ${host};`],
    ...[`ssl_certificate ${certificate};`, `ssl_certificate_key ${key};`],
    ...['ssl_protocols TLSv1.2 TLSv1.3;', 'ssl_session_cache shared:mortar:10m;', 'ssl_session_timeout 1d;'],
  ];
}

/** Returns the server that redirects HTTP to HTTPS, and answers requests of Let's Encrypt. */
const redirect = ({ root, host, port }: Deployment): string =>
  host === '' || port !== '443'
    ? ''
    : `server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  server_tokens off;

  location /.well-known/acme-challenge/ {
    root ${root}/acme;
  }

  location / {
    return 308 https://$host$request_uri;
  }
}

`;

/** Returns a site for nginx 1.22, Debian's version, with `libnginx-mod-http-brotli-static`. */
export function nginxSite(deployment: Deployment): string {
  const { root, calls, hub } = deployment;
  const headers = `include ${root}/current/nginx/headers.conf;`;
  const escaped = calls.map((path) => path.slice(1).replaceAll('.', '\\.'));
  const forward = `include ${root}/current/proxy.conf;
    proxy_http_version 1.1;
    proxy_ssl_server_name on;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Host $http_host;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $mortar_connection;
    # Longer than SignalR is ever silent; imported files are some megabytes.
    proxy_read_timeout 120s;
    client_max_body_size 10m;`;
  return `# Mortar. Link it into /etc/nginx/sites-enabled (README.html).

map $http_upgrade $mortar_connection {
  default upgrade;
  '' '';
}

# Time, status, milliseconds of the request and of the server, address and path; no query, which may hold a token.
log_format mortar '$time_iso8601 $status $request_time $upstream_response_time $remote_addr $request_method $uri';

# After a restart, all pages connect at once.
limit_req_zone $server_name zone=mortar_hub:1m rate=${HUB_RATE}r/s;

${redirect(deployment)}server {
  ${listening(deployment).join('\n  ')}

  root ${root}/current/site;
  server_tokens off;
  access_log /var/log/nginx/mortar.log mortar;

  # Files are stored compressed.
  brotli_static on;
  gzip_static on;
  gzip_vary on;

  # Names contain a hash of the content, so they are cached permanently. Missing files are not cached.
  location /assets/ {
    root ${root};
    ${headers}
    add_header cache-control "public, max-age=31536000, immutable";
    error_page 404 @missing;
    try_files $uri =404;
  }

  # The operator's files, which releases do not overwrite.
  location = /config.json {
    root ${root};
    ${headers}
    add_header cache-control "no-cache" always;
    error_page 404 @missing;
    try_files $uri =404;
  }

  location /brands/ {
    root ${root};
    ${headers}
    add_header cache-control "no-cache" always;
    error_page 404 @missing;
    try_files $uri =404;
  }

  # For load balancers and monitors: the web server runs.
  location = /health {
    ${headers}
    add_header cache-control "no-store" always;
    default_type text/plain;
    access_log off;
    return 200 "ok";
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
${
  hub === null
    ? ''
    : `
  location = ${hub}/negotiate {
    limit_req zone=mortar_hub burst=${HUB_QUEUE};
    ${forward}
  }
`
}
  # Calls and SignalR: answers have headers of their own.
  location ~ ^/(${escaped.join('|')})(/|$) {
    ${forward}
  }
}
`;
}
