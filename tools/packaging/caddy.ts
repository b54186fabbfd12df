import type { Deployment } from './deployment.ts';

/**
 * Quotes text for Caddy with backticks.
 * @throws for text that Caddy cannot represent
 */
function quote(text: string): string {
  if (/[`{}\n]/.test(text)) throw new Error(`Caddy cannot represent: ${text}`);
  return `\`${text}\``;
}

/**
 * Returns a site for Caddy 2.6, Debian's version. For a named site, Caddy gets a certificate from Let's Encrypt itself,
 * redirects HTTP and speaks HTTP/2 and HTTP/3.
 */
export function caddyfile({ root, site, server, headers, calls }: Deployment): string {
  const lines = Object.entries(headers).map(([name, value]) => `\t\t${name} ${quote(value)}`);
  const paths = calls.flatMap((path) => [path, `${path}/*`]).join(' ');
  return `# Mortar. Link it as /etc/caddy/Caddyfile (README.html).

(headers) {
\theader {
${lines.join('\n')}
\t\t-Server
\t}
}

${site} {
\troot * ${root}/current/site

\t# Queries may hold a token.
\tlog {
\t\tformat filter {
\t\t\twrap console
\t\t\tfields {
\t\t\t\trequest>headers delete
\t\t\t\trequest>uri query {
\t\t\t\t\tdelete access_token
\t\t\t\t\tdelete id
\t\t\t\t}
\t\t\t}
\t\t}
\t}

\t# Calls and SignalR: answers have headers of their own. Imported files are some megabytes.
\t@calls path ${paths}
\thandle @calls {
\t\trequest_body {
\t\t\tmax_size 10MB
\t\t}
\t\treverse_proxy ${server}${server.startsWith('https:') ? ' {\n\t\t\theader_up Host {upstream_hostport}\n\t\t}' : ''}
\t}

\t# Names contain a hash of the content, so they are cached permanently. Missing files are not cached.
\thandle /assets/* {
\t\troot * ${root}
\t\timport headers
\t\t@there file
\t\theader @there cache-control \`public, max-age=31536000, immutable\`
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t}
\t}

\t# The operator's files, which releases do not overwrite.
\t@operators path /config.json /brands/*
\thandle @operators {
\t\troot * ${root}
\t\timport headers
\t\theader cache-control no-cache
\t\tfile_server
\t}

\t# For load balancers and monitors: the web server runs.
\thandle /health {
\t\timport headers
\t\theader cache-control no-store
\t\trespond ok
\t}

\t# Every other address is one of the application.
\thandle {
\t\timport headers
\t\theader cache-control no-cache
\t\ttry_files {path} /index.html
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t}
\t}

\thandle_errors {
\t\timport headers
\t\theader cache-control no-store
\t\trespond "{err.status_code} {err.status_text}"
\t}
}
`;
}
