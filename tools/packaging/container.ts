import type { Deployment } from './deployment.ts';

/** Returns a container file of Debian's nginx with the release, for Podman, Buildah and Docker. */
export const containerfile = (
  { root, port }: Deployment,
  name: string,
): string => `# Mortar (README.html). In the folder of all releases:
# podman build -t mortar -f releases/${name}/Containerfile .
FROM debian:12-slim
RUN apt-get update \\
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \\
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default
COPY use ${root}/use
COPY assets ${root}/assets
COPY releases/${name} ${root}/releases/${name}
RUN ln -s ${root}/current/nginx/mortar.conf /etc/nginx/sites-enabled/mortar.conf
EXPOSE ${port}
# MORTAR_SERVER is read at the start. config.json can be mounted to ${root}/config.json.
CMD ["sh", "-c", "${root}/use ${name} && exec nginx -g 'daemon off;'"]
`;
