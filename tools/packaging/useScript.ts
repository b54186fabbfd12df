import type { Deployment } from './deployment.ts';

/**
 * Returns the shell script `use` of a deployment's root: serves a release, or the one before, and keeps what the
 * operator configured.
 */
export const useScript = ({ root, server }: Pick<Deployment, 'root' | 'server'>): string => `#!/bin/sh
# ./use NAME           serves that release
# ./use                serves the release before (rollback)
# ./use --remove NAME  deletes a release, and the files that no other release has
# MORTAR_SERVER=http://host:port ./use NAME  lets nginx forward calls there instead of ${server}
set -eu
root=${root}
cd "$root"

fail() {
  echo "$1" >&2
  echo "Releases: $(cd releases && ls | tr '\\n' ' ')" >&2
  exit 1
}

if [ "\${1:-}" = --remove ]; then
  name=\${2:-}
  [ -n "$name" ] && [ -d "releases/$name" ] || fail "There is no release named '$name'."
  [ "$(readlink current)" != "releases/$name" ] || fail "$name is being served."
  rm -r "releases/$name"
  find assets -type f | while read -r file; do
    grep -qF "  $file" releases/*/SHA256SUMS || rm "$file"
  done
  echo "$name was deleted."
  exit 0
fi

before=$(readlink current || true)
name=\${1:-$(basename "$(readlink previous || true)")}
[ -n "$name" ] || fail "There is no release before this one."
[ -d "releases/$name" ] || fail "There is no release named '$name'."
sha256sum --quiet -c "releases/$name/SHA256SUMS" || fail "Files of $name are missing or damaged. Unpack it again."

# The operator's configuration is created once and never overwritten.
if [ ! -e config.json ]; then
  # Before releases existed, it was in site.
  if [ -e site/config.json ]; then cp site/config.json config.json; else cp "releases/$name/config.default.json" config.json; fi
  echo "config.json was created. Change it there; no release overwrites it."
elif [ -n "$before" ] && ! cmp -s "$before/config.default.json" "releases/$name/config.default.json"; then
  echo "config.json was kept. The defaults of $name differ from those before:"
  diff -U 0 "$before/config.default.json" "releases/$name/config.default.json" | grep '^[-+] ' || true
fi

# nginx looks up a name in DNS at each call, so that it starts without the server. DNS does not know local names.
server=\${MORTAR_SERVER:-${server}}
host=$(echo "$server" | sed -E 's#^https?://(\\[[^]]*\\]|[^:/]*).*#\\1#')
case $host in
  \\[* | *[0-9].[0-9]*.[0-9]*.[0-9]*) local=yes ;;
  *) if grep -qwF "$host" /etc/hosts; then local=yes; else local=no; fi ;;
esac
resolver=$(sed -n 's/^nameserver[[:space:]]*//p' /etc/resolv.conf 2>/dev/null | head -n 1)
case $server in https:*) named='$proxy_host' ;; *) named='$http_host' ;; esac
{
  if [ $local = no ] && [ -n "$resolver" ]; then
    case $resolver in *:*) resolver="[$resolver]" ;; esac
    printf 'resolver %s valid=30s;\\nset $mortar_server %s;\\nproxy_pass $mortar_server;\\n' "$resolver" "$server"
  else
    printf 'proxy_pass %s;\\n' "$server"
  fi
  printf 'proxy_set_header Host %s;\\n' "$named"
} > "releases/$name/proxy.conf"

serve() {
  ln -sfn "$1" current.new
  mv -T current.new current
}

is_linked() {
  [ "$(readlink -f "$1" 2>/dev/null)" = "$(readlink -f "current/$2")" ]
}

serve "releases/$name"
if is_linked /etc/nginx/sites-enabled/mortar.conf nginx/mortar.conf; then
  if ! nginx -t -q; then
    [ -n "$before" ] || fail "nginx rejects the configuration of $name."
    serve "$before"
    fail "nginx rejects the configuration of $name; $(basename "$before") is still served."
  fi
  if [ -s /run/nginx.pid ]; then nginx -s reload; fi
fi
if is_linked /etc/caddy/Caddyfile caddy/Caddyfile; then
  systemctl reload-or-restart caddy
fi
if [ -n "$before" ] && [ "$before" != "releases/$name" ]; then
  ln -sfn "$before" previous
  echo "$name is served. Back to $(basename "$before"): $root/use"
else
  echo "$name is served."
fi
`;
