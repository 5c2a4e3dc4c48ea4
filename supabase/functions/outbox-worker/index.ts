import { openEdge } from '../_shared/edge.ts';

const { triggerWorker } = await openEdge();

/** Sends due mails; triggered by pg_cron. */
export default { fetch: triggerWorker };
