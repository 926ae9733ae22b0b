/** The service worker of the site: push messages, and the offline page of a station. */
import '../../notices/push.worker.ts'
import '../../web/frame/shell.worker.ts'
