#!/bin/sh
# Installs the site on Debian 12 or 13, or updates it to this version. See README.md in host/server/deploy.
here=$(dirname "$(readlink -f "$0")")
"$here/bin/node" --version >/dev/null 2>&1 || {
  echo "✗ The Node in this package does not run on this machine ($(uname -sm))." >&2
  echo "  → Unpack the whole archive. Build it with npm run package on Linux with the same kind of processor." >&2
  exit 1
}
exec "$here/bin/node" "$here/host/server/deploy/setup/setup.cjs" install "$@"
