import type { Deployment } from './deployment.ts';

/** Returns a container file of Debian's nginx with the site, for Podman, Buildah and Docker. */
export const containerfile = ({ root, site }: Deployment): string => `# Mortar. podman build -t mortar . (README.html)
FROM debian:12-slim
RUN apt-get update \\
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \\
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default
COPY site ${root}/site
COPY nginx ${root}/nginx
RUN ln -s ${root}/nginx/mortar.conf /etc/nginx/sites-enabled/mortar.conf
EXPOSE ${site.split(':')[1] ?? '80'}
CMD ["nginx", "-g", "daemon off;"]
`;
