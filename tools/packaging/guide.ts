import { brandInfo } from '@mortar/themes';
import { escaped, standalonePage } from '../pages/standalonePage.ts';
import type { Deployment } from './deployment.ts';

const shell = (...lines: string[]) => `<pre>${lines.map(escaped).join('\n')}</pre>`;

const CSS = `
body { max-width: 46rem; }
h1 { font-size: 1.5rem; }
h2 { margin-top: 2.5rem; font-size: 1.15rem; }
pre { padding: .75rem 1rem; overflow-x: auto; background: var(--m-color-surface-sunken); }
code { font-size: .9em; }
td { padding: .25rem 1rem .25rem 0; text-align: start; vertical-align: top; }`;

/** Returns the HTML page shipped with a deployment that explains how to serve it. */
export function guide(deployment: Deployment, name: string): string {
  const { root, site, server, config, calls } = deployment;
  const [host = '', port = ''] = site.split(':');
  const address = host ? `https://${site}` : `http://localhost${port === '80' ? '' : `:${port}`}`;
  const own =
    calls.length === 0
      ? '<p>All calls go to other hosts; nothing is passed on.</p>'
      : `<p>${calls.map((path) => `<code>${escaped(path)}</code>`).join(', ')} ${calls.length === 1 ? 'is' : 'are'} passed on to <code>${escaped(server)}</code>, WebSocket included.</p>`;
  const { productName } = brandInfo[config.brand];
  const body = `
<h1>Serving ${escaped(productName)}</h1>
<p>This folder is one deployment, <b>${escaped(name)}</b>: files, their headers, and what serves them. It needs no Node. On the machine it lies at <code>${root}</code>; for another place, name or server, make it anew.</p>
${own}

<h2>1. Unpack</h2>
${shell(
  `mkdir -p ${root}`,
  `tar -xzf ${name}.tar.gz -C ${root} --strip-components=1`,
  `cd ${root} && sha256sum --quiet -c SHA256SUMS`,
)}

<h2>2. Serve, with nginx</h2>
${shell(
  'apt-get install -y nginx-light libnginx-mod-http-brotli-static',
  ...(host ? [] : ['rm -f /etc/nginx/sites-enabled/default']),
  `ln -s ${root}/nginx/mortar.conf /etc/nginx/sites-enabled/mortar.conf`,
  'nginx -t && systemctl reload-or-restart nginx',
)}
${host ? '<p>It listens for HTTP; a certificate comes from what you use for it, such as <code>certbot --nginx</code>.</p>' : ''}

<h2>or with Caddy</h2>
${shell('apt-get install -y caddy', `ln -sf ${root}/caddy/Caddyfile /etc/caddy/Caddyfile`, 'systemctl reload-or-restart caddy')}
${host ? `<p>It fetches a certificate for ${escaped(host)} by itself, once that name leads to the machine.</p>` : ''}

<h2>or in a container</h2>
${shell('podman build -t mortar .', `podman run --rm -p ${port || 80}:${port || 80} mortar`)}

<h2>3. Look</h2>
${shell(`curl -sI ${address}/Login`)}
<p>The answer has the status 200 and a <code>content-security-policy</code>. Then open <a href="${address}">${address}</a>.</p>

<h2>Changing config.json</h2>
<p><code>site/config.json</code> is read each time that somebody opens the page, and may be edited where it lies. What is missing or misspelt falls back to the default and is named in the browser's console. Other hosts need other headers, so for them make the deployment anew.</p>

<h2>The next version</h2>
<p>Unpack it over this one. Pages that are open go on with the parts of the version before, which keep their names: leave them for a week, then delete what <code>SHA256SUMS</code> does not name.</p>

<h2>What is here</h2>
<table>
<tr><td><code>site/</code><td>what is served, texts compressed ahead
<tr><td><code>nginx/</code>, <code>caddy/</code><td>configurations, with the headers of this deployment
<tr><td><code>Containerfile</code><td>Debian's nginx with all that
<tr><td><code>bom.cdx.json</code><td>the packages that are inside, with their licences (CycloneDX 1.6)
<tr><td><code>SHA256SUMS</code><td>a hash of every file
</table>`;
  return standalonePage({ brand: config.brand, title: `Serving ${escaped(name)}`, css: CSS, body });
}
