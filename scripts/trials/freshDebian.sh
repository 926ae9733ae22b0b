# Runs the lines of the document in the fresh Debian at $1, in a process space and mounts of its own.
mount -t proc proc "$1/proc"
mount -t tmpfs tmpfs "$1/dev/shm" -o mode=1777
exec chroot "$1" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root sh -eu -c '
# No systemd runs here. This starts and stops what the unit would, and waits until it is ready, as a person does.
cat >/usr/local/bin/systemctl <<\END
#!/bin/sh
set -eu
log=/var/log/garita.log
case $1 in
  enable | start)
    [ -f /etc/systemd/system/garita.service ]
    install -d -m 711 -o garita -g garita /var/lib/garita
    garitactl start >$log 2>&1 &
    echo $! >/run/garita.pid
    until grep -q "is ready" $log; do
      kill -0 $! || { cat $log >&2; exit 1; }
      sleep 0.2
    done
    ;;
  stop)
    kill "$(cat /run/garita.pid)"
    while kill -0 "$(cat /run/garita.pid)" 2>&-; do sleep 0.2; done
    ;;
esac
END
chmod +x /usr/local/bin/systemctl
follow() {
  for block in "$@"; do
    (cd && sh -eux "$block")
  done
}
follow /trial/day-*.sh
systemctl stop garita
rm -rf /var/lib/garita
follow /trial/night-*.sh
systemctl stop garita
'
