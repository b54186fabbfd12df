import type { Deployment } from './deployment.ts';

/**
 * Quotes text for Caddy with backticks.
 * @throws for text that Caddy cannot represent
 */
function quoted(text: string): string {
  if (/[`{}\n]/.test(text)) throw new Error(`Caddy cannot be told: ${text}`);
  return `\`${text}\``;
}

/**
 * Returns a site for Caddy 2.6, Debian's version. For a named site, Caddy obtains a Let's Encrypt certificate itself.
 */
export function caddyfile({ root, site, server, headers, calls }: Deployment): string {
  const lines = Object.entries(headers).map(([name, value]) => `\t\t${name} ${quoted(value)}`);
  const paths = calls.flatMap((path) => [path, `${path}/*`]).join(' ');
  return `# Mortar. Put it into /etc/caddy/Caddyfile (README.html).

(headers) {
\theader {
${lines.join('\n')}
\t\t-Server
\t}
}

${site} {
\troot * ${root}/site

\t# Calls and the live link: answers carry headers of their own. Files that are imported are some megabytes.
\t@calls path ${paths}
\thandle @calls {
\t\trequest_body {
\t\t\tmax_size 10MB
\t\t}
\t\treverse_proxy ${server}${server.startsWith('https:') ? ' {\n\t\t\theader_up Host {upstream_hostport}\n\t\t}' : ''}
\t}

\t# Names of files below /assets say what is in them: whoever has one has it for good. Not so of what is missing.
\thandle /assets/* {
\t\timport headers
\t\t@there file
\t\theader @there cache-control \`public, max-age=31536000, immutable\`
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t}
\t}

\thandle /config.json {
\t\timport headers
\t\theader cache-control no-cache
\t\tfile_server
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
