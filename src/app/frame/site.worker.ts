/** The one worker that a site may have: what it does for pushes, and what it keeps for a station. */
import '../../notices/push.worker.ts'
import '../../web/frame/shell.worker.ts'
