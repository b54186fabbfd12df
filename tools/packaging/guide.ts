import { brandInfo } from '@mortar/themes';
import { escapeHtml, standalonePage } from '../pages/standalonePage.ts';
import type { Deployment } from './deployment.ts';

const shell = (...lines: string[]) => `<pre>${lines.map(escapeHtml).join('\n')}</pre>`;

const CSS = `
body { max-width: 46rem; }
h1 { font-size: 1.5rem; }
h2 { margin-top: 2.5rem; font-size: 1.15rem; }
pre { padding: .75rem 1rem; overflow-x: auto; background: var(--m-color-surface-sunken); }
code { font-size: .9em; }
td { padding: .25rem 1rem .25rem 0; text-align: start; vertical-align: top; }`;

/** Returns the HTML page shipped with a deployment that explains how to serve it. */
export function guide(deployment: Deployment, name: string): string {
  const { root, server, config, calls, host, port, certificate } = deployment;
  const scheme = host ? 'https' : 'http';
  const address = `${scheme}://${host || 'localhost'}${['80', '443'].includes(port) ? '' : `:${port}`}`;
  const own =
    calls.length === 0
      ? '<p>All calls go to other hosts; nothing is forwarded.</p>'
      : `<p>${calls.map((path) => `<code>${escapeHtml(path)}</code>`).join(', ')} ${calls.length === 1 ? 'is' : 'are'} forwarded to <code>${escapeHtml(server)}</code>, including WebSockets.</p>`;
  const { productName } = brandInfo[config.brand];
  const body = `
<h1>Serving ${escapeHtml(productName)}</h1>
<p>This is the release <b>${escapeHtml(name)}</b>: files, their headers and server configurations. It needs no Node. On the machine it is in <code>${root}</code>; for another folder, name or server, build it again.</p>
${own}

<h2>1. Unpack</h2>
${shell(`mkdir -p ${root}`, `tar -xzf ${name}.tar.gz -C ${root} --strip-components=1`, `${root}/use ${name}`)}
<p><code>use</code> checks the files, creates <code>${root}/config.json</code> if there is none, and serves the release.</p>

<h2>2. Serve, with nginx</h2>
${shell(
  'apt-get install -y nginx-light libnginx-mod-http-brotli-static',
  ...(host
    ? ['apt-get install -y certbot', `certbot certonly --standalone -d ${host}`]
    : ['rm -f /etc/nginx/sites-enabled/default']),
  `ln -sf ${root}/current/nginx/mortar.conf /etc/nginx/sites-enabled/mortar.conf`,
  `sed -i 's/worker_connections .*/worker_connections 8192;/' /etc/nginx/nginx.conf`,
  'nginx -t && systemctl reload-or-restart nginx',
)}
<p>Each open page has two connections. Debian's limit of 768 would be some 380 pages.${host ? ` The certificate is <code>${certificate}</code>; HTTP is redirected. For renewals, certbot can use <code>--webroot -w ${root}/acme</code>.` : ''}</p>

<h2>or with Caddy</h2>
${shell('apt-get install -y caddy', `ln -sf ${root}/current/caddy/Caddyfile /etc/caddy/Caddyfile`, 'systemctl reload-or-restart caddy')}
${host ? `<p>It gets a certificate for ${escapeHtml(host)} itself once that name leads to the machine.</p>` : ''}

<h2>or in a container</h2>
${shell(
  `cd ${root} && podman build -t mortar -f releases/${name}/Containerfile .`,
  `podman run --rm -p ${port}:${port} -e MORTAR_SERVER=http://host.containers.internal:8080 mortar`,
)}
<p>In a container, <code>localhost</code> is the container. To configure it, mount a file to <code>${root}/config.json</code>${host ? `, and the certificate to its path` : ''}.</p>

<h2>3. Look</h2>
${shell(`curl -sI ${address}/Login`, `curl -s ${address}/health`)}
<p>The first answer has the status 200 and a <code>content-security-policy</code>, the second is <code>ok</code>. Then open <a href="${address}">${address}</a>. nginx logs requests without queries to <code>/var/log/nginx/mortar.log</code>.</p>

<h2>Changing config.json</h2>
<p><code>${root}/config.json</code> is read whenever someone opens the page. No release overwrites it; <code>config.default.json</code> of a release has all fields. Missing or invalid fields fall back to the default and are named in the browser's console. Other hosts need other headers, so build the release again for them. Brand packs are in <code>${root}/brands</code>.</p>

<h2>The next version, and back</h2>
${shell(`tar -xzf NEXT.tar.gz -C ${root} --strip-components=1`, `${root}/use NEXT`, `${root}/use            # back to the release before`)}
<p><code>use</code> shows which defaults changed. Open pages continue with the files of their release. After a week, delete it:</p>
${shell(`${root}/use --remove ${name}`)}

<h2>What is here</h2>
<table>
<tr><td><code>use</code><td>serves a release, or the one before
<tr><td><code>config.json</code>, <code>brands/</code><td>your configuration and brand packs
<tr><td><code>assets/</code><td>files of all releases, compressed, named by their content
<tr><td><code>current</code>, <code>previous</code><td>links to releases
<tr><td><code>releases/…/site</code><td>the page of a release
<tr><td><code>releases/…/nginx</code>, <code>caddy</code>, <code>Containerfile</code><td>configurations, with the headers of the release
<tr><td><code>releases/…/bom.cdx.json</code><td>the packages inside, with their licences (CycloneDX 1.6)
<tr><td><code>releases/…/SHA256SUMS</code><td>a hash of every file
</table>`;
  return standalonePage({ brand: config.brand, title: `Serving ${escapeHtml(name)}`, css: CSS, body });
}
