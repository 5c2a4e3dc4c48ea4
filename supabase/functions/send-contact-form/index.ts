import { openEdge } from '../_shared/edge.ts';

const { handleLead } = await openEdge();

/** Receives the leads of the site's forms. */
export default { fetch: handleLead };
