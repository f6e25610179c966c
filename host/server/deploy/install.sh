#!/bin/sh
# Installs the site on Debian 12 or 13, or brings it to the version of this package. See README.md in host/server/deploy.
here=$(dirname "$(readlink -f "$0")")
exec "$here/bin/node" "$here/host/server/deploy/setup/setup.cjs" install "$@"
