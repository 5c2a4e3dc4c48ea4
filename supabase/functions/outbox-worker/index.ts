import { openEdge } from '../_shared/edge.ts';

const { triggerWorker } = await openEdge();

/** Sends the mails that are due; the database's clock wakes it. */
export default { fetch: triggerWorker };
