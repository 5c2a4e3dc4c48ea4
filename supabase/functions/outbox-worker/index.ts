import { openEdge } from '../_shared/edge.ts';

const { wakeWorker } = await openEdge();

/** Sends the mails that are due; the database's clock wakes it. */
export default { fetch: wakeWorker };
