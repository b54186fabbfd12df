import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../tools/debian.ts';

/** Returns a port that no one listens on. */
export async function getFreePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A server that serves a deployment with its shipped configuration. */
interface WebServer {
  name: string;
  /** Path of the program; null if it is not available. */
  program: string | null;
  /**
   * Starts the server.
   * @param folder the deployment's
   */
  start(program: string, folder: string): ChildProcess;
}

const MODULES = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian's nginx.conf around a site's configuration, with all output in a work folder. */
const nginxAround = (site: string, work: string) => `
load_module ${MODULES};
daemon off;
pid ${work}/nginx.pid;
error_log ${work}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${work}/body;
  proxy_temp_path ${work}/proxy;
  fastcgi_temp_path ${work}/fastcgi;
  uwsgi_temp_path ${work}/uwsgi;
  scgi_temp_path ${work}/scgi;
  include ${site};
}
`;

/** Servers for which a deployment has configurations. */
export const WEB_SERVERS: readonly WebServer[] = [
  {
    name: 'nginx',
    program: findProgram(['nginx', '/usr/sbin/nginx'], ['nginx-light', 'libnginx-mod-http-brotli-static']),
    start(program, folder) {
      const work = mkdtempSync(join(tmpdir(), 'mortar-nginx-'));
      const path = join(work, 'nginx.conf');
      const site = join(work, 'mortar.conf');
      const shipped = readFileSync(join(folder, 'current', 'nginx', 'mortar.conf'), 'utf8');
      writeFileSync(site, shipped.replaceAll('/var/log/nginx', work));
      writeFileSync(path, nginxAround(site, work));
      return spawn(program, ['-c', path, '-e', join(work, 'error.log')], { stdio: ['ignore', 'inherit', 'pipe'] });
    },
  },
  {
    name: 'Caddy',
    program: findProgram(['caddy'], ['caddy']),
    start(program, folder) {
      const work = mkdtempSync(join(tmpdir(), 'mortar-caddy-'));
      mkdirSync(join(work, 'home'));
      // Disables the admin endpoint and stored state, which are not part of the site.
      const path = join(work, 'Caddyfile');
      writeFileSync(path, `{\n\tadmin off\n\tauto_https off\n}\nimport ${folder}/current/caddy/Caddyfile\n`);
      return spawn(program, ['run', '--config', path, '--adapter', 'caddyfile'], {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: {
          ...process.env,
          HOME: join(work, 'home'),
          XDG_DATA_HOME: join(work, 'home'),
          XDG_CONFIG_HOME: join(work, 'home'),
        },
      });
    },
  },
];
