/** The service worker of the site receives push messages and keeps the offline page of a station. */
import '../../notices/push.worker.ts'
import '../../web/frame/shell.worker.ts'
